import { aboutOf, interruptedOf, noteOf } from './interrupted.ts';
import type { Checkpoint } from './object-storage.ts';

const checkpoint = (id: string, startedAt: number, note: Checkpoint['note']): Checkpoint => ({
  id,
  scope: {},
  key: id,
  size: 1,
  startedAt,
  note,
});

test('what is kept beside an object is found again, by its kind, the last one first', async () => {
  const kept = [
    checkpoint('old', 1, noteOf('model', { jaw: 1 })),
    checkpoint('new', 2, noteOf('model', { jaw: 2 })),
    checkpoint('ct', 3, noteOf('cbct', {})),
  ];
  const found = await interruptedOf<{ jaw: number }, Checkpoint>({ interrupted: async () => kept }, 'model');
  expect(found.map(({ about }) => about.jaw)).toEqual([2, 1]);
});

test.each([[{}], [{ kind: 'model' }], [{ kind: 'model', about: '{' }], [{ kind: 'cbct', about: '{}' }]])(
  '%j is about no model',
  (note) => {
    expect(aboutOf({ note }, 'model')).toBeNull();
  },
);

test('a storage that cannot say has none', async () => {
  const interrupted = (): Promise<Checkpoint[]> => Promise.reject(new Error('no room'));
  expect(await interruptedOf({ interrupted }, 'model')).toEqual([]);
});
