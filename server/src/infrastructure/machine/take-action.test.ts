import { type Party, defineMachine } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Transaction } from '../database/database.ts';
import type { GuardMap, MachineAdapter } from './adapter.ts';
import { actionsOf, takeAction } from './take-action.ts';

const lamp = defineMachine({
  name: 'lamp',
  states: { dark: 0, lit: 1, broken: 2 },
  actions: ['light', 'smash', 'mend', 'pay'],
  guards: {
    powered: { asked: 'always', refusals: ['noPlan'] },
    meant: { asked: 'whenTaken', refusals: ['reasonRequired'], words: true },
    paid: { asked: 'byTheCall', refusals: ['accountExpired'] },
  },
  effects: ['dim', 'mendItself'],
  elsewhere: { mend: 'analysisRunning' },
  rows: [
    { from: 'dark', action: 'light', to: 'lit', by: ['doctor'], guard: 'powered', effects: ['dim'] },
    { from: ['dark', 'lit'], action: 'smash', to: 'broken', by: ['doctor'], guard: 'meant', effects: ['mendItself'] },
    { from: 'broken', action: 'mend', to: 'dark', by: ['system'] },
    { from: 'lit', action: 'pay', to: 'lit', by: ['doctor'], guard: 'paid' },
  ],
});
type LampMachine = typeof lamp;

interface Lamp {
  state: 0 | 1 | 2;
  power: boolean;
  brightness: number;
  parties: readonly Party[];
}
interface Input {
  readonly reason?: string;
}

/** Without a database: the lamp is the only row there is. */
const tx = {} as Transaction;

const steps: string[] = [];
let row: Lamp;

const guards: GuardMap<LampMachine, Lamp, Input> = {
  powered: async (_db, { power }) => (power ? null : { refused: 'noPlan' }),
  meant: async (_tx, _lamp, { reason }) => (reason ? null : { refused: 'reasonRequired', values: { num: 1 } }),
};

const adapter: MachineAdapter<LampMachine, null, string, Lamp, Input, Partial<Lamp>> = {
  machine: lamp,
  lock: async (_tx, actor) => {
    steps.push('lock');
    return { ...row, parties: actor === 'system' ? ['system'] : row.parties };
  },
  stand: ({ state, parties }) => ({ state, parties }),
  guards,
  effects: {
    dim: {
      change: async () => ({ brightness: 3 }),
      follow: async ({ after }) => void steps.push(`follow ${after.brightness}`),
    },
    mendItself: { afterwards: (_taken, next) => next('mend', {}) },
  },
  write: async ({ subject, row: { to } }, changes) => {
    steps.push(`write ${to}`);
    row = Object.assign({}, subject, ...changes, { state: to }) as Lamp;
    return row;
  },
  record: async ({ row: { action } }) => void steps.push(`record ${action}`),
  notice: async () => void steps.push('notice'),
  event: async () => void steps.push('event'),
};

const doctor = {
  userId: '1',
  userName: 'd',
  nickName: null,
  doctorType: 0,
  roles: [],
  permissions: [],
  sessionId: '1',
};
const work = { context: null, tx, actor: doctor };

const refusal = async (taking: Promise<unknown>): Promise<unknown> => {
  const error = await taking.catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? [error.errorName, error.values] : error;
};

beforeEach(() => {
  steps.length = 0;
  row = { state: 0, power: true, brightness: 9, parties: ['doctor'] };
});

test('locks, writes with what the effects change, records, and tells the others last', async () => {
  await expect(takeAction(adapter, work, 'lamp', 'light', {})).resolves.toMatchObject({ state: 1, brightness: 3 });
  expect(steps).toEqual(['lock', 'write 1', 'follow 3', 'record light', 'notice', 'event']);
});

test('an effect leads further in the name of the server, when everybody was told of the first step', async () => {
  await expect(takeAction(adapter, work, 'lamp', 'smash', { reason: 'art' })).resolves.toMatchObject({ state: 0 });
  expect(steps.filter((step) => step.startsWith('record'))).toEqual(['record smash', 'record mend']);
});

test('refuses what leads nowhere with the machine’s own word, before it asks who', async () => {
  row = { ...row, parties: [] };
  await expect(refusal(takeAction(adapter, work, 'lamp', 'mend', {}))).resolves.toEqual(['analysisRunning', {}]);
  await expect(refusal(takeAction(adapter, work, 'lamp', 'light', {}))).resolves.toEqual(['noPermission', {}]);
  expect(steps).toEqual(['lock', 'lock']);
});

test('refuses with the guard’s word and its values, and writes nothing', async () => {
  await expect(refusal(takeAction(adapter, work, 'lamp', 'smash', {}))).resolves.toEqual([
    'reasonRequired',
    { num: 1 },
  ]);
  row = { ...row, power: false };
  await expect(refusal(takeAction(adapter, work, 'lamp', 'light', {}))).resolves.toEqual(['noPlan', {}]);
  expect(steps.some((step) => step.startsWith('write'))).toBe(false);
});

test('asks the call for the check that only the call can make', async () => {
  row = { ...row, state: 1 };
  const broke = { paid: async () => ({ refused: 'accountExpired' as const }) };
  await expect(refusal(takeAction(adapter, work, 'lamp', 'pay', {}, broke))).resolves.toEqual(['accountExpired', {}]);
  const paid = { paid: async () => null };
  await expect(takeAction(adapter, work, 'lamp', 'pay', {}, paid)).resolves.toMatchObject({ state: 1 });
});

test('offers rows whose facts hold, whatever is asked for when they are taken', async () => {
  const offered = ['light', 'smash', 'mend'] as const;
  await expect(actionsOf(adapter, tx, row, offered)).resolves.toEqual(['light', 'smash']);
  await expect(actionsOf(adapter, tx, { ...row, power: false }, offered)).resolves.toEqual(['smash']);
  await expect(actionsOf(adapter, tx, { ...row, parties: [] }, offered)).resolves.toEqual([]);
});

test('guards that are missing, or refuse with another word, do not compile', () => {
  type Guards = GuardMap<LampMachine, Lamp, Input>;
  type Complete<G> = G extends Guards ? true : false;
  const whole: Complete<Guards> = true;
  const missing: Complete<Pick<Guards, 'powered'>> = false;
  const otherWord: Complete<Pick<Guards, 'powered'> & { meant: () => Promise<{ refused: 'serverError' }> }> = false;
  expect([whole, missing, otherWord]).toEqual([true, false, false]);
});
