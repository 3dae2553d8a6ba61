import { type GuardsToBring, type PlainActionOf, type RowDefinition, defineMachine } from './define-machine.ts';
import { actionsFor, asksForWords, mannerOf, transitionFor } from './machine-rows.ts';

const door = defineMachine({
  name: 'door',
  states: { open: 1, shut: 2, locked: 3 },
  actions: ['shut', 'open', 'lock', 'sell'],
  modes: ['wood', 'glass'],
  guards: {
    keyAtHand: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
    paid: { asked: 'byTheCall', refusals: ['transitionRefused'] },
  },
  effects: ['ring'],
  elsewhere: { open: 'caseNotEditable' },
  manners: { sell: { asks: true, stops: true } },
  rows: [
    { from: 'open', action: 'shut', to: 'shut', by: ['system', 'doctor'], effects: ['ring'] },
    { from: ['shut', 'locked'], action: 'open', to: 'open', by: ['doctor'] },
    { from: 'shut', action: 'lock', to: 'locked', by: ['system'], guard: 'keyAtHand', modes: ['wood'] },
    { from: 'shut', action: 'sell', to: 'shut', by: ['creator'], guard: 'paid' },
  ],
});
type Door = typeof door;

/** Whether a row compiles as one of the door's. */
type Row<R> =
  R extends RowDefinition<'open' | 'shut' | 'locked', 'shut' | 'open', 'keyAtHand', 'ring', 'wood'> ? true : false;

test('rows speak of states by their names and are used by their values, one state each', () => {
  expect(door.rows.map(({ from, action, to }) => [from, action, to])).toEqual([
    [1, 'shut', 2],
    [2, 'open', 1],
    [3, 'open', 1],
    [2, 'lock', 3],
    [2, 'sell', 2],
  ]);
  expect(door.rows.map(({ effects }) => effects)).toEqual([['ring'], [], [], [], []]);
});

test('a row is found by state, action and the way of making', () => {
  expect(transitionFor(door, 2, 'lock', 'wood')?.to).toBe(3);
  expect(transitionFor(door, 2, 'lock', 'glass')).toBeUndefined();
  expect(transitionFor(door, 1, 'lock', 'wood')).toBeUndefined();
});

test('an administrator may do what people may, not what the server does by itself', () => {
  expect(actionsFor(door, 2, ['admin'], 'wood')).toEqual(['open', 'sell']);
  expect(actionsFor(door, 2, ['assistant'], 'wood')).toEqual([]);
});

test('the guard says whether words are asked for', () => {
  expect(asksForWords(door, 'lock')).toBe(true);
  expect(asksForWords(door, 'open')).toBe(false);
});

test('the machine says how people take an action; most are taken at once', () => {
  expect(mannerOf(door, 'sell')).toEqual({ asks: true, stops: true });
  expect(mannerOf(door, 'open')).toEqual({});
});

test('what does not stand in the machine does not compile', () => {
  const known: Row<{ from: 'open'; action: 'shut'; to: 'shut'; by: ['doctor'] }> = true;
  const state: Row<{ from: 'ajar'; action: 'shut'; to: 'shut'; by: ['doctor'] }> = false;
  const action: Row<{ from: 'open'; action: 'slam'; to: 'shut'; by: ['doctor'] }> = false;
  const guard: Row<{ from: 'open'; action: 'shut'; to: 'shut'; by: ['doctor']; guard: 'ghost' }> = false;
  const effect: Row<{ from: 'open'; action: 'shut'; to: 'shut'; by: ['doctor']; effects: ['boom'] }> = false;
  const party: Row<{ from: 'open'; action: 'shut'; to: 'shut'; by: ['burglar'] }> = false;
  expect([known, state, action, guard, effect, party]).toEqual([true, false, false, false, false, false]);
});

test('a check that only the call can make is asked of the calls of its action, and of no other', () => {
  const toSell: GuardsToBring<Door, 'sell'> = 'paid';
  const toLock: [GuardsToBring<Door, 'lock'>] extends [never] ? 'nothing' : 'something' = 'nothing';
  const plain: readonly PlainActionOf<Door>[] = ['shut', 'open', 'lock'];
  const sellIsPlain: 'sell' extends PlainActionOf<Door> ? true : false = false;
  expect([toSell, toLock, plain.length, sellIsPlain]).toEqual(['paid', 'nothing', 3, false]);
});
