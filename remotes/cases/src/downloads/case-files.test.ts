import { filesOf } from './case-files.ts';

test('of a model the original, where one is kept', () => {
  const files = filesOf({
    models: [
      { objectName: 'archway/pt/1/1/2/-/a.drc', originObjectName: null },
      { objectName: 'archway/pt/1/1/2/-/b.drc', originObjectName: 'archway/pt/1/1/2/-/origin_b.stl' },
    ],
    photos: [{ objectName: 'archway/pt/1/1/1/-/front.jpg' }],
    cbct: null,
  });
  expect(files).toEqual({
    models: ['archway/pt/1/1/2/-/a.drc', 'archway/pt/1/1/2/-/origin_b.stl'],
    photos: ['archway/pt/1/1/1/-/front.jpg'],
    cbct: [],
  });
});
