import type { CaseModel } from '@archway/contracts';
import { objectsOf } from './object-list.ts';
import { shownModels } from './shown-models.ts';

const model = (modelId: string, jaw: 1 | 2, more: Partial<CaseModel> = {}): CaseModel =>
  ({ modelId, jaw, modelType: 'scan', objectName: `${modelId}.drc`, size: 9, preparation: null, ...more }) as CaseModel;
const preparation = { objectName: 'mended.drc', size: 7, vertices: 3, triangles: 1 } as CaseModel['preparation'];

test('what was mended is an object of its own, after the scans and before the aligner models', () => {
  const shown = shownModels([model('c', 1, { modelType: 'aligner' }), model('b', 2), model('a', 1, { preparation })]);
  expect(shown.map(({ modelId, modelType, objectName }) => [modelId, modelType, objectName])).toEqual([
    ['a', 'scan', 'a.drc'],
    ['b', 'scan', 'b.drc'],
    ['a-repaired', 'repaired', 'mended.drc'],
    ['c', 'aligner', 'c.drc'],
  ]);
});

test('it lies on its scan and waits until it is asked for', () => {
  const objects = objectsOf(shownModels([model('a', 1, { preparation })]));
  expect(objects.map(({ id, visible }) => [id, visible])).toEqual([
    ['a', true],
    ['a-repaired', false],
  ]);
});
