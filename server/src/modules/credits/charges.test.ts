import { endpoints, entrustTo, errorText, serviceTypes } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { Refusal } from '../../context.ts';
import { practiceDesignCenters } from '../practices/schema.ts';
import { balancesOf } from './account-repository.ts';
import {
  type PaidCase,
  chargeConfirmation,
  noteFailedConfirmation,
  priceOfConfirmation,
  spendAssistAudit,
} from './charges.ts';
import { centerHolder, give, leave, paidCase, practiceHolder } from './credits.fixture.ts';
import type { Holder } from './holder.ts';
import { post } from './post.ts';
import { changePrices, pricesOf } from './price-repository.ts';
import { verifyLedger } from './verify.ts';

const { access } = endpoints;

let server: TestServer;
let practice: Holder;
let center: Holder;
let creator: string;
let doctor: string;

beforeAll(async () => {
  server = await startTestServer();
  practice = await practiceHolder(server, 'P10001');
  center = await centerHolder(server);
  const idOf = async (name: string) => (await (await server.login(name)).call(access.personalData)).userId;
  [creator, doctor] = [await idOf('democreator'), await idOf('demodoctor')];
});
afterAll(() => server.stop());

afterEach(async () => {
  const { differing, unbalanced } = await verifyLedger(server.ctx.db);
  expect({ differing, unbalanced }).toEqual({ differing: [], unbalanced: [] });
});

const charge = (paid: PaidCase, userId: string | null = creator) =>
  server.ctx.db.transaction(async (tx) => (await chargeConfirmation(tx, paid, userId)).posted);

const left = async (holder: Holder) => {
  const { credits, freeCases } = await balancesOf(server.ctx.db, holder);
  return { credits, freeCases };
};

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(() => new Error('it was not refused')).catch((thrown: unknown) => thrown);
  return error instanceof Refusal ? errorText(error.errorName, 'en-US', error.values) : String(error);
};

describe('confirming a plan', () => {
  test('costs what was shown before, once, however often it is repeated', async () => {
    await leave(server, practice, 640);
    const paid = paidCase(practice);
    await expect(priceOfConfirmation(server.ctx.db, paid)).resolves.toEqual({
      ...{ holder: practice, unit: 'credits', amount: 240, balance: 640, covered: true },
    });
    const first = await charge(paid);
    expect(first).toMatchObject({ repeated: false, entries: [{ unit: 'credits', amount: -240, balance: 400 }] });
    await expect(charge(paid)).resolves.toMatchObject({ recordCode: first.recordCode, repeated: true });
    await expect(left(practice)).resolves.toEqual({ credits: 400, freeCases: 0 });
  });

  test('a restarted case is another version, and is paid for again', async () => {
    await leave(server, practice, 480);
    const paid = paidCase(practice);
    await charge(paid);
    await charge({ ...paid, caseVersion: 2 });
    await expect(left(practice)).resolves.toEqual({ credits: 0, freeCases: 0 });
  });

  test('uses a free case before credits', async () => {
    await leave(server, practice, 240, 1);
    await expect(charge(paidCase(practice))).resolves.toMatchObject({
      entries: [{ unit: 'freeCases', amount: -1, balance: 0 }],
    });
    await expect(left(practice)).resolves.toEqual({ credits: 240, freeCases: 0 });
    await charge(paidCase(practice));
    await expect(left(practice)).resolves.toEqual({ credits: 0, freeCases: 0 });
  });

  test('what is not covered is refused in the words of whoever reads it, and nothing is booked', async () => {
    await leave(server, practice, 239);
    const paid = paidCase(practice);
    await expect(refusal(charge(paid, creator))).resolves.toBe(
      'Only 239 credits remaining. Please contact administrator for recharge.',
    );
    await expect(refusal(charge(paid, doctor))).resolves.toBe(
      'The practice [晨光口腔 Morning Light Dental] has insufficient credits. Please contact the practice creator 林静 Lin Jing to recharge.',
    );
    await expect(refusal(charge(paid, null))).resolves.toBe('Insufficient credits for confirming plans');
    await expect(left(practice)).resolves.toEqual({ credits: 239, freeCases: 0 });
    await give(server, practice, { unit: 'credits', amount: 1 });
    await expect(charge(paid)).resolves.toMatchObject({ repeated: false });
  });

  test('a confirmation that fails afterwards costs nothing, and a note says so', async () => {
    await leave(server, practice, 640);
    const paid = paidCase(practice);
    const failing = server.ctx.db.transaction(async (tx) => {
      await chargeConfirmation(tx, paid, doctor);
      throw new Error('storage time-out');
    });
    await expect(failing).rejects.toThrow('storage time-out');
    const note = { userId: doctor, attempt: 'r1', reason: 'storage time-out' };
    const noted = await server.ctx.db.transaction((tx) => noteFailedConfirmation(tx, paid, note));
    expect(noted.entries).toEqual([{ unit: 'credits', amount: 0, balance: 640 }]);
    await expect(charge(paid)).resolves.toMatchObject({ repeated: false });
  });

  test.each([
    ['lab design', entrustTo.center, true, 'center'],
    ['lab design without such a binding', entrustTo.center, false, 'practice'],
    ['team design', entrustTo.team, true, 'practice'],
    ['self design', entrustTo.self, true, 'practice'],
  ] as const)('%s is paid by whoever has to', async (_name, entrust, centerPays, payer) => {
    await server.ctx.db.update(practiceDesignCenters).set({ centerPays });
    await leave(server, practice, 240);
    await leave(server, center, 240);
    await charge(paidCase(practice, entrust, center.id));
    await expect(left(payer === 'center' ? center : practice)).resolves.toEqual({ credits: 0, freeCases: 0 });
    await expect(left(payer === 'center' ? practice : center)).resolves.toEqual({ credits: 240, freeCases: 0 });
    await server.ctx.db.update(practiceDesignCenters).set({ centerPays: false });
  });

  test('a design center that cannot pay is told no practice to ask', async () => {
    await server.ctx.db.update(practiceDesignCenters).set({ centerPays: true });
    await leave(server, center, 0);
    await expect(refusal(charge(paidCase(practice, entrustTo.center, center.id), doctor))).resolves.toBe(
      'Insufficient credits for confirming plans',
    );
    await server.ctx.db.update(practiceDesignCenters).set({ centerPays: false });
  });
});

describe('the free quota of a service', () => {
  test.each([
    ['report', 'freeReports'],
    ['modelProcess', 'freeModels'],
    ['plant', 'freeCases'],
  ] as const)('%s: %s first, taken once under many calls, then credits', async (service, unit) => {
    await leave(server, practice, 500, 0);
    const others = ['freeCases', 'freeModels', 'freeReports'] as const;
    for (const each of others) {
      const { [each]: has } = await balancesOf(server.ctx.db, practice);
      await give(server, practice, { unit: each, amount: 1 - has });
    }
    const paid = () => ({ ...paidCase(practice), serviceType: serviceTypes[service].id });
    const [first, second] = [paid(), paid()];
    await expect(priceOfConfirmation(server.ctx.db, first)).resolves.toMatchObject({ unit, amount: 1, covered: true });
    await Promise.all(Array.from({ length: 20 }, () => charge(first)));
    const after = await balancesOf(server.ctx.db, practice);
    expect(others.map((each) => after[each])).toEqual(others.map((each) => Number(each !== unit)));
    expect(after.credits).toBe(500);
    await Promise.all(Array.from({ length: 20 }, () => charge(second)));
    await expect(left(practice)).resolves.toMatchObject({ credits: 260 });
  });

  test('a practice without any is not locked out where confirming costs nothing', async () => {
    const { confirmPlan } = await pricesOf(server.ctx.db);
    await leave(server, practice, 0, 0);
    await changePrices(server.ctx.db, { confirmPlan: 0 });
    await expect(charge(paidCase(practice))).resolves.toMatchObject({ entries: [{ unit: 'credits', amount: 0 }] });
    await changePrices(server.ctx.db, { confirmPlan });
  });
});

describe('quotas', () => {
  test.each([['assistAudits', spendAssistAudit, 'Assist audits are used up']] as const)(
    '%s are used one by one, once an action, and never beyond the last',
    async (unit, spend, words) => {
      const before = (await balancesOf(server.ctx.db, practice))[unit];
      if (before > 0) await give(server, practice, { unit, amount: 1 - before });
      else await give(server, practice, { unit, amount: 1 });
      const use = (key: string) =>
        server.ctx.db.transaction((tx) => spend(tx, { key, holder: practice, userId: doctor }));
      await use('first');
      await expect(use('first')).resolves.toMatchObject({
        repeated: true,
        entries: [{ unit, amount: -1, balance: 0 }],
      });
      await expect(refusal(use('second'))).resolves.toBe(words);
    },
  );
});

describe('at the same time', () => {
  test('many charges of one balance take what is there, and never more', async () => {
    await leave(server, practice, 240 * 5 + 100, 2);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => charge(paidCase(practice))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ errorName: 'creditsRemaining' });
    await expect(left(practice)).resolves.toEqual({ credits: 100, freeCases: 0 });
  });

  test('many calls for one confirmation charge once, also for the last credits', async () => {
    await leave(server, practice, 240);
    const paid = paidCase(practice);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => charge(paid)));
    expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(outcomes.map(({ recordCode }) => recordCode)).size).toBe(1);
    await expect(left(practice)).resolves.toEqual({ credits: 0, freeCases: 0 });
  });

  test('holders that were never booked for open their accounts once, and bookings of many units do not wait in a circle', async () => {
    const other = await practiceHolder(server, 'P10002');
    const all = [practice, center, other];
    await Promise.all(
      Array.from({ length: 18 }, (_, index) =>
        server.ctx.db.transaction((tx) =>
          post(tx, {
            ...{ key: `many:${index}`, kind: 'freeRecharge', holder: all[index % 3] ?? practice, actorId: null },
            movements:
              index % 2 === 0
                ? [
                    { unit: 'freeReports', amount: 1 },
                    { unit: 'freeModels', amount: 2 },
                  ]
                : [
                    { unit: 'freeModels', amount: 2 },
                    { unit: 'freeReports', amount: 1 },
                  ],
          }),
        ),
      ),
    );
  });
});

describe('what was booked', () => {
  test('stands: neither side changes or goes, and an action is no other action', async () => {
    const { db } = server.ctx;
    for (const statement of [
      'update credit_entries set amount = 1',
      'delete from credit_entries',
      'truncate credit_entries',
      `update credit_transactions set note = ''`,
      'delete from credit_transactions',
    ])
      await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('what was booked stands') as string },
      });
    const booking = { key: 'once', kind: 'recharge', holder: practice, actorId: null } as const;
    const book = (amount: number) =>
      db.transaction((tx) => post(tx, { ...booking, movements: [{ unit: 'credits', amount }] }));
    await book(10);
    await expect(book(10)).resolves.toMatchObject({ repeated: true });
    await expect(book(11)).rejects.toMatchObject({ errorName: 'bookingDiffers' });
  });

  test('no statement leaves a holder below nothing', async () => {
    await expect(
      server.ctx.db.execute(sql`update credit_accounts set balance = -1 where practice_id is not null`),
    ).rejects.toMatchObject({ cause: { constraint: 'credit_accounts_covered' } });
  });
});
