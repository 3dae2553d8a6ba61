import { deserialise, serialise, UnreadableDocument } from '../document/document-kind.ts';
import { DocumentStore } from '../document/document-store.ts';
import type { SurfacePoint } from '../scene/picking.ts';
import { ofModels, type ViewerCommand, viewerDocument } from './viewer-document.ts';

const at = (x: number, modelId = 'u'): SurfacePoint => ({ modelId, jaw: 'upper', local: [x, 0, 0] });
const made = (...commands: ViewerCommand[]) => {
  const store = new DocumentStore(viewerDocument);
  for (const command of commands) store.execute(command);
  return store;
};
const point = (x: number, modelId?: string): ViewerCommand => ({
  type: 'measure',
  kind: 'point',
  points: [at(x, modelId)],
});
const idsOf = (store: ReturnType<typeof made>) => store.get().document.measurements.map(({ id }) => id);

test('numbers go up, and the number of a removed measurement is not taken by another while a later one stands', () => {
  expect(idsOf(made(point(1), point(2), { type: 'remove', id: 1 }, point(3)))).toEqual([2, 3]);
});

test('what is not there cannot be removed, and is no step', () => {
  const store = made(point(1), { type: 'remove', id: 7 }, { type: 'unturn', jaw: 'lower' });
  expect(store.get().past).toHaveLength(1);
  expect(made({ type: 'removeAll' }).get().past).toHaveLength(0);
});

test('it is read as it was written', () => {
  const { document } = made(point(1), { type: 'quarterTurn', jaw: 'lower', axis: 'z' }).get();
  expect(deserialise(viewerDocument, serialise(viewerDocument, document))).toEqual(document);
});

test('of a scan that was replaced no measurement stays', () => {
  const { document } = made(point(1, 'old'), point(2), {
    type: 'measure',
    kind: 'distance',
    points: [at(0), at(1, 'old')],
  }).get();
  expect(ofModels(document, new Set(['u'])).measurements.map(({ id }) => id)).toEqual([2]);
});

const written = (change: object) =>
  JSON.stringify({
    kind: 'viewer',
    version: 1,
    document: { measurements: [], turns: { upper: [], lower: [] }, ...change },
  });
test.each([
  ['no measurements', { measurements: undefined }],
  ['an axis that there is not', { turns: { upper: ['w'], lower: [] } }],
  ['a distance of one point', { measurements: [{ id: 1, kind: 'distance', points: [at(1)] }] }],
  ['a kind that every object has', { measurements: [{ id: 1, kind: 'toString', points: [] }] }],
  ['a point nowhere', { measurements: [{ id: 1, kind: 'point', points: [{ ...at(1), local: [1, null, 3] }] }] }],
  ['a number that is none', { measurements: [{ id: 'x', kind: 'point', points: [at(1)] }] }],
])('%s is refused', (_, change) => {
  expect(deserialise(viewerDocument, written({}))).toEqual(viewerDocument.empty);
  expect(() => deserialise(viewerDocument, written(change))).toThrow(UnreadableDocument);
});
