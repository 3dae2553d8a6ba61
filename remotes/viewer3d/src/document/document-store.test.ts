import { deserialise, type DocumentKind, serialise, UnreadableDocument } from './document-kind.ts';
import { DocumentStore } from './document-store.ts';

interface Shelf {
  readonly places: Readonly<Record<string, number>>;
}
type Command = { readonly type: 'move'; readonly id: string; readonly to: number; readonly dragged?: boolean };

const shelf: DocumentKind<Shelf, Command> = {
  name: 'shelf',
  version: 2,
  empty: { places: {} },
  apply: (document, { id, to }) => {
    if (to < 0) throw new RangeError('below the floor');
    return document.places[id] === to ? document : { places: { ...document.places, [id]: to } };
  },
  continues: (before, next) => next.dragged === true && before.id === next.id,
  parse: (value, version) => {
    if (typeof value !== 'object' || value === null || !('places' in value)) return null;
    const { places } = value as Shelf;
    // The first version counted from one.
    return version === 1
      ? { places: Object.fromEntries(Object.entries(places).map(([id, at]) => [id, at - 1])) }
      : { places };
  },
};

const move = (id: string, to: number, dragged?: boolean): Command => ({ type: 'move', id, to, dragged });
const made = (...commands: Command[]) => {
  const store = new DocumentStore(shelf);
  for (const command of commands) store.execute(command);
  return store;
};
const placesOf = (store: DocumentStore<Shelf, Command>) => store.get().document.places;

test('undo takes steps back one by one, redo does them again, and the ends stay where they are', () => {
  const store = made(move('a', 1), move('b', 2));
  store.undo();
  expect(placesOf(store)).toEqual({ a: 1 });
  store.undo();
  const first = store.get();
  store.undo();
  expect(store.get()).toBe(first);
  expect(placesOf(store)).toEqual({});
  store.redo();
  store.redo();
  store.redo();
  expect(placesOf(store)).toEqual({ a: 1, b: 2 });
});

test('a new step ends what could be done again', () => {
  const store = made(move('a', 1), move('a', 2));
  store.undo();
  store.execute(move('a', 9));
  store.redo();
  expect(placesOf(store)).toEqual({ a: 9 });
  expect(store.get().future).toEqual([]);
});

test('a command that changes nothing is no step and is not told', () => {
  const store = made(move('a', 1));
  const heard = jest.fn();
  store.subscribe(heard);
  store.execute(move('a', 1));
  expect(store.get().past).toHaveLength(1);
  expect(heard).not.toHaveBeenCalled();
});

test('a drag is one step, and the next drag another', () => {
  const store = made(move('a', 1), move('a', 2, true), move('a', 3, true), move('b', 1, true), move('a', 4));
  expect(store.get().past.map(({ commands }) => commands.length)).toEqual([3, 1, 1]);
  store.undo();
  store.undo();
  expect(placesOf(store)).toEqual({ a: 3 });
});

test('after an undo, what is dragged begins a step of its own', () => {
  const store = made(move('a', 1), move('b', 1));
  store.undo();
  store.execute(move('a', 5, true));
  store.undo();
  expect(placesOf(store)).toEqual({ a: 1 });
});

test('a batch is one step, told once, with a batch inside', () => {
  const store = made(move('a', 1));
  const heard = jest.fn();
  const stop = store.subscribe(heard);
  store.batch(() => {
    store.execute(move('b', 2));
    store.batch(() => store.execute(move('c', 3)));
  });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(placesOf(store)).toEqual({ a: 1, b: 2, c: 3 });
  store.undo();
  expect(placesOf(store)).toEqual({ a: 1 });
  stop();
  store.redo();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('of a batch that fails nothing stays', () => {
  const store = made(move('a', 1));
  const before = store.get();
  const run = () =>
    store.batch(() => {
      store.execute(move('b', 2));
      store.execute(move('b', -1));
    });
  expect(run).toThrow(RangeError);
  expect(store.get()).toBe(before);
  store.execute(move('c', 3));
  expect(placesOf(store)).toEqual({ a: 1, c: 3 });
});

test('two hundred steps can be taken back, and not more', () => {
  const store = made(...Array.from({ length: 250 }, (_, i) => move('a', i)));
  for (let i = 0; i < 250; i++) store.undo();
  expect(placesOf(store)).toEqual({ a: 49 });
});

test('a document is read as it was written', () => {
  const { document } = made(move('a', 1)).get();
  expect(deserialise(shelf, serialise(shelf, document))).toEqual(document);
});

test('the shape of an earlier version is read, too', () => {
  expect(deserialise(shelf, '{"kind":"shelf","version":1,"document":{"places":{"a":4}}}')).toEqual({
    places: { a: 3 },
  });
});

test.each([
  ['notJson', '{"kind":'],
  ['otherKind', 'null'],
  ['otherKind', '{"kind":"box","version":2,"document":{"places":{}}}'],
  ['laterVersion', '{"kind":"shelf","version":3,"document":{"places":{}}}'],
  ['invalid', '{"kind":"shelf","version":2,"document":{}}'],
])('%s: %s is refused', (reason, text) => {
  let error: unknown;
  try {
    deserialise(shelf, text);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(UnreadableDocument);
  expect((error as UnreadableDocument).reason).toBe(reason);
});
