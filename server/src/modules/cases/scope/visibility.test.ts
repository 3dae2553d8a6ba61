import {
  type CaseFacts,
  type Membership,
  type TeamRole,
  caseStatuses,
  covers,
  entrusts,
  grantsFor,
  grantsOf,
  rolesOn,
} from '@archway/contracts';
import { eq, sql } from 'drizzle-orm';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { Random } from '../../../../test/random.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { insertUser } from '../../access/api.ts';
import { caseGrants, caseWatchers } from '../../practices/api.ts';
import {
  assistantPractices,
  designCenterStaff,
  designCenters,
  designTeamMembers,
  designTeams,
  practiceDesignCenters,
  practiceMakers,
  practiceMembers,
  practices,
} from '../../practices/schema.ts';
import { countsByStatus, countsOfSpan, moveCount, rebuildCounts } from '../list/count-repository.ts';
import { cases } from '../schema.ts';
import { scopeGroups, scopeSql } from './scope-sql.ts';

/** The rule of the contract and the statements of the server, on a world that is drawn by lot. */
const SEED = 20261122;
const PEOPLE = 14;
const PRACTICES = 4;
const CENTERS = 3;
const CASES = 240;
const DAY = 86_400_000;
/** When they were created. */
const YEARS = { from: Date.parse('2025-01-01T05:00Z'), days: 700 };

const random = new Random(SEED);
const often = (): boolean => random.chance(0.8);

let server: TestServer;
let people: string[];
/** What was written, as the contract sees it; what is disabled or unbound is none of it. */
const memberships: Membership[] = [];

beforeAll(async () => {
  server = await startTestServer();
  await server.ctx.db.transaction(async (tx) => {
    people = [];
    for (let index = 0; index < PEOPLE; index++) {
      people.push(await insertUser(tx, { userName: `drawn_${index}`, passwordHash: '-' }));
    }
    await drawWorld(tx);
    await rebuildCounts(tx);
  });
});
afterAll(() => server.stop());

const some = (share: number): string[] => people.filter(() => random.chance(share));
const one = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
};

async function drawWorld(tx: Transaction): Promise<void> {
  const centers: { id: string; staff: string[] }[] = [];
  for (let index = 0; index < CENTERS; index++) centers.push(await drawCenter(tx, index));
  const ids: string[] = [];
  for (let index = 0; index < PRACTICES; index++) ids.push(await drawPractice(tx, index, centers));
  const drawn = Array.from({ length: CASES }, (_, index) => ({
    ...{ practiceId: random.pick(ids), ptNo: `drawn-${index}`, creatorId: random.pick(people) },
    ...({ doctorId: random.pick(people), patientName: 'Drawn', gender: '0', birthday: '2000-01-01' } as const),
    ...({ productType: 'aligner', entrust: random.pick(entrusts).value, handedOver: often() } as const),
    status: random.pick(caseStatuses).value,
    designCenterId: random.pick(['0', ...centers.map(({ id }) => id)]),
    createTime: new Date(YEARS.from + random.int(0, YEARS.days) * DAY),
  }));
  await tx.insert(cases).values(drawn);
}

async function drawCenter(tx: Transaction, index: number): Promise<{ id: string; staff: string[] }> {
  const enabled = index > 0;
  const { id } = one(
    await tx
      .insert(designCenters)
      .values({ number: `DX${index}`, name: 'Drawn', enabled })
      .returning(),
  );
  const staff: string[] = [];
  for (const userId of some(0.3)) {
    const works = often();
    await tx.insert(designCenterStaff).values({ centerId: id, userId, enabled: works });
    if (works && enabled) staff.push(userId);
  }
  return { id, staff };
}

async function drawPractice(
  tx: Transaction,
  index: number,
  centers: readonly { id: string; staff: string[] }[],
): Promise<string> {
  const [teamDesignEnabled, teamInspectsSelf] = [often(), random.chance(0.6)];
  const { id: practiceId } = one(
    await tx
      .insert(practices)
      .values({
        ...{ name: 'Drawn', abbreviation: 'Drawn', number: `PX${index}`, ownerId: random.pick(people) },
        ...{ teamDesignEnabled, teamInspectsSelf },
      })
      .returning(),
  );
  const note = (userId: string, role: Membership['role'], more: Partial<Membership> = {}): void => {
    memberships.push({ userId, practiceId, role, centerId: null, inspects: false, ...more });
  };
  for (const userId of some(0.4)) {
    const [identity, enabled] = [random.pick(['creator', 'doctor'] as const), often()];
    await tx.insert(practiceMembers).values({ practiceId, userId, identity, enabled });
    if (enabled) note(userId, identity);
  }
  for (const userId of some(0.2)) {
    await tx.insert(assistantPractices).values({ practiceId, userId });
    note(userId, 'assistant');
  }
  for (const userId of some(0.2)) {
    await tx.insert(practiceMakers).values({ practiceId, userId });
    note(userId, 'modelmaker');
  }
  const teamEnabled = index !== 1;
  const { id: teamId } = one(
    await tx
      .insert(designTeams)
      .values({ practiceId, name: 'Drawn', number: `TX${index}`, enabled: teamEnabled })
      .returning(),
  );
  for (const userId of some(0.4)) {
    const [role, enabled] = [random.pick(rolesOn('design', 'team')) as TeamRole, often()];
    await tx.insert(designTeamMembers).values({ teamId, userId, role, enabled });
    if (enabled && teamEnabled) note(userId, role, { inspects: teamDesignEnabled && teamInspectsSelf });
  }
  for (const { id: centerId, staff } of centers) {
    if (!random.chance(0.6)) continue;
    await tx.insert(practiceDesignCenters).values({ practiceId, centerId });
    for (const userId of staff) note(userId, 'design_center', { centerId });
  }
  return practiceId;
}

const grantsOfUser = (userId: string) => caseGrants(server.ctx.db, { userId, roles: [] });
const drawnCases = () => server.ctx.db.select().from(cases).where(eq(cases.patientName, 'Drawn'));

test('the world has somebody of every role, and cases of every kind', async () => {
  expect(new Set(memberships.map(({ role }) => role)).size).toBeGreaterThanOrEqual(10);
  const kinds = new Set((await drawnCases()).map(({ entrust, handedOver }) => `${entrust} ${handedOver}`));
  expect(kinds.size).toBe(6);
});

test('the grants of everybody are those of the memberships that count', async () => {
  const sorted = (grants: readonly object[]): string[] => grants.map((grant) => JSON.stringify(grant)).sort();
  for (const userId of people) {
    const counting = memberships.filter((membership) => membership.userId === userId);
    expect(sorted(await grantsOfUser(userId))).toEqual(sorted(grantsOf([], counting)));
  }
});

test('the database shows everybody the cases that the rule does, and no other', async () => {
  let shown = 0;
  const all = await drawnCases();
  for (const userId of people) {
    const grants = await grantsOfUser(userId);
    const { rows } = await server.ctx.db.execute<{ pt_id: string }>(
      sql`select c.pt_id from cases c where ${scopeSql(scopeGroups(grants))}`,
    );
    const expected = all.filter((facts) => grantsFor(grants, facts).length > 0).map(({ caseId }) => caseId);
    expect(rows.map((row) => row.pt_id).sort()).toEqual(expected.sort());
    shown += rows.length;
  }
  expect(shown).toBeGreaterThan(CASES);
});

test('the counts count what the rule shows', async () => {
  const all = await drawnCases();
  for (const userId of people) {
    const grants = await grantsOfUser(userId);
    const expected = new Map<number, number>();
    for (const facts of all.filter((each) => grantsFor(grants, each).length > 0)) {
      expected.set(facts.status, (expected.get(facts.status) ?? 0) + 1);
    }
    const counted = await countsByStatus(server.ctx.db, scopeGroups(grants), { serviceType: 0 });
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
  }
});

/** Moments on both sides of a month's first one, and anywhere; null for no end. */
const someMoment = (): string | null => {
  if (random.chance(0.2)) return null;
  const moment = new Date(YEARS.from + random.next() * YEARS.days * DAY);
  if (random.chance(0.3)) moment.setUTCDate(1);
  if (random.chance(0.3)) moment.setUTCHours(0, 0, 0, 0);
  return moment.toISOString();
};

async function expectSpansCounted(): Promise<void> {
  const all = await drawnCases();
  for (const userId of people) {
    const grants = await grantsOfUser(userId);
    const span = { from: someMoment(), to: someMoment() };
    const within = ({ createTime }: { createTime: Date }): boolean =>
      (span.from === null || createTime.toISOString() >= span.from) &&
      (span.to === null || createTime.toISOString() < span.to);
    const expected = new Map<number, number>();
    for (const facts of all.filter((each) => within(each) && grantsFor(grants, each).length > 0)) {
      expected.set(facts.status, (expected.get(facts.status) ?? 0) + 1);
    }
    const counted = await countsOfSpan(server.ctx.db, scopeGroups(grants), { serviceType: 0 }, span);
    const some = [...counted].filter(([, count]) => count > 0);
    expect([span, Object.fromEntries(some)]).toEqual([span, Object.fromEntries(expected)]);
  }
}

test('the counts of any span of time count what was created in it, also after cases have moved', async () => {
  for (let round = 0; round < 3; round++) await expectSpansCounted();
  await server.ctx.db.transaction(async (tx) => {
    for (const before of (await drawnCases()).slice(0, 40)) {
      const change = { status: random.pick(caseStatuses).value };
      await tx.update(cases).set(change).where(eq(cases.caseId, before.caseId));
      await moveCount(tx, before, { ...before, ...change });
    }
  });
  await expectSpansCounted();
});

test('those who are told of a case are those who see it, each once a side', async () => {
  const grants = new Map<string, Awaited<ReturnType<typeof grantsOfUser>>>();
  for (const userId of people) grants.set(userId, await grantsOfUser(userId));
  for (const facts of await drawnCases()) {
    const expected = people.flatMap((userId) =>
      [...new Set(grantsFor(grants.get(userId) ?? [], facts).map(({ side }) => side))].map(
        (side) => `${userId} ${side}`,
      ),
    );
    const told = (await caseWatchers(server.ctx.db, facts)).map(({ userId, side }) => `${userId} ${side}`);
    expect(told.sort()).toEqual(expected.sort());
  }
});

test('a case that changes hands is seen by others at once, by the rule and in the database alike', async () => {
  const all = await drawnCases();
  for (const before of all.slice(0, 20)) {
    const change: Pick<CaseFacts, 'entrust' | 'handedOver' | 'status'> = {
      entrust: random.pick(entrusts).value,
      handedOver: !before.handedOver,
      status: random.pick(caseStatuses).value,
    };
    await server.ctx.db.update(cases).set(change).where(eq(cases.caseId, before.caseId));
    const after = { ...before, ...change };
    for (const userId of people) {
      for (const { practiceId, only } of await grantsOfUser(userId)) {
        const group = [{ practiceIds: practiceId === null ? null : [practiceId], anyOf: [only] }];
        const { rows } = await server.ctx.db.execute(
          sql`select from cases c where c.pt_id = ${before.caseId} and ${scopeSql(group)}`,
        );
        expect(rows.length === 1).toBe(practiceId === after.practiceId && covers(only, after));
      }
    }
  }
});
