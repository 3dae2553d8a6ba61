import type { CaseModel } from '@archway/contracts';
import { filesOf } from './case-files.ts';

const mended = { objectName: 'archway/pt/1/1/2/-/b_mended.drc' } as CaseModel['preparation'];

test('of a model the original, where one is kept, and what was mended beside it', () => {
  const files = filesOf({
    models: [
      { objectName: 'archway/pt/1/1/2/-/a.drc', originObjectName: null, preparation: null },
      {
        objectName: 'archway/pt/1/1/2/-/b.drc',
        originObjectName: 'archway/pt/1/1/2/-/origin_b.stl',
        preparation: mended,
      },
    ],
    photos: [{ objectName: 'archway/pt/1/1/1/-/front.jpg' }],
    cbct: null,
  });
  expect(files).toEqual({
    models: ['archway/pt/1/1/2/-/a.drc', 'archway/pt/1/1/2/-/origin_b.stl'],
    repaired: ['archway/pt/1/1/2/-/b_mended.drc'],
    photos: ['archway/pt/1/1/1/-/front.jpg'],
    cbct: [],
  });
});
