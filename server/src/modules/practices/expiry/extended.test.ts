import { endpoints, serviceTypes } from '@archway/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';
import { users } from '../../access/schema.ts';
import { validInfo } from '../../cases/cases.fixture.ts';
import { newcomer } from '../practices.fixture.ts';
import { assistantPractices, designTeamMembers, designTeams, practiceMembers, practices } from '../schema.ts';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
/** The day that the practice and its people had. */
const OVER = day(-3);
const LATER = day(300);

let server: TestServer;
let admin: TestClient;
let practiceId: string;
type Person = TestClient & { readonly userId: string };
let people: Record<'owner' | 'doctor' | 'brief' | 'long' | 'helper' | 'former' | 'designer', Person>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
  const of = (name: string, expiresOn = OVER) => newcomer(server, `extended-${name}`, { expiresOn });
  people = {
    ...{ owner: await of('owner'), doctor: await of('doctor'), brief: await of('brief', day(-60)) },
    ...{ long: await of('long', day(900)), helper: await of('helper'), former: await of('former') },
    designer: await of('designer'),
  };
  const { owner, doctor, brief, long, helper, former, designer } = people;
  const made = { name: 'Harbour', abbreviation: 'Harbour' };
  ({ practiceId } = await owner.call(endpoints.practices.create, { body: made }));
  const { db } = server.ctx;
  for (const { userId } of [doctor, brief, long])
    await db.insert(practiceMembers).values({ practiceId, userId, identity: 'doctor' });
  await db.insert(assistantPractices).values([
    { practiceId, userId: helper.userId, expiresOn: day(200) },
    { practiceId, userId: former.userId, expiresOn: day(-1) },
  ]);
  const [team] = await db.insert(designTeams).values({ practiceId, number: 'T77777', name: 'Own' }).returning();
  await db.insert(designTeamMembers).values({ teamId: team!.id, userId: designer.userId, role: 'step_design' });
});
afterAll(() => server.stop());

beforeEach(async () => {
  const { db } = server.ctx;
  await db.update(practices).set({ expiresOn: OVER }).where(eq(practices.id, practiceId));
  const days = {
    ...Object.fromEntries(Object.keys(people).map((name) => [name, OVER])),
    brief: day(-60),
    long: day(900),
  };
  for (const [name, { userId }] of Object.entries(people))
    await db
      .update(users)
      .set({ expiresOn: days[name as keyof typeof days] })
      .where(eq(users.id, userId));
});

const lastDays = async (): Promise<Record<string, string | null>> => {
  const ids = Object.values(people).map(({ userId }) => userId);
  const rows = await server.ctx.db.select().from(users).where(inArray(users.id, ids));
  return Object.fromEntries(rows.map(({ userName, expiresOn }) => [userName.replace('extended-', ''), expiresOn]));
};
const extendPractice = (expires: string | null) =>
  admin.call(endpoints.registry.edit, { body: { practiceId, name: 'Harbour', abbreviation: 'Harbour', expires } });
const extendOwner = (expires: string) => {
  const facts = { nickName: null, phone: null, email: null, services: [serviceTypes.aligner.id], administrator: false };
  const body = { userId: people.owner.userId, doctorType: 0 as const, ...facts, expires };
  return admin.call(endpoints.users.edit, { body });
};
const opens = (person: Person) => person.call(endpoints.cases.create, { body: validInfo(practiceId) });

test('with an extended practice go on those who ended with it; other days stay, and so do those of services', async () => {
  expect(await people.doctor.refused(endpoints.cases.create, { body: validInfo(practiceId) })).toBe('practiceExpired');
  await extendPractice(LATER);
  // Whoever ended before lasts as long as the creator, as whoever joins does.
  expect(await lastDays()).toEqual({
    ...{ owner: LATER, doctor: LATER, brief: LATER, long: day(900), helper: LATER, designer: LATER },
    former: OVER,
  });
  for (const person of [people.owner, people.doctor]) await opens(person);
  const services = await server.ctx.db
    .select()
    .from(assistantPractices)
    .where(eq(assistantPractices.practiceId, practiceId));
  expect(services.map(({ expiresOn }) => expiresOn).sort()).toEqual([day(-1), day(200)].sort());
  expect(await people.former.refused(endpoints.cases.create, { body: validInfo(practiceId) })).toBe('practiceExpired');
});

test('a creator with a day of its own keeps it, and a practice that is shortened shortens nobody', async () => {
  await extendOwner(day(30));
  expect(await lastDays()).toMatchObject({ owner: day(30), doctor: day(30), former: OVER });
  await extendPractice(LATER);
  expect(await lastDays()).toMatchObject({ owner: day(30), doctor: day(30) });
  await extendPractice(day(10));
  await extendPractice(null);
  expect(await lastDays()).toMatchObject({ owner: day(30), doctor: day(30), long: day(900) });
});

test('with an extended creator goes on the staff of what that created, and with a shortened one nobody', async () => {
  await extendOwner(LATER);
  const days = {
    owner: LATER,
    doctor: LATER,
    brief: LATER,
    long: day(900),
    helper: LATER,
    designer: LATER,
    former: OVER,
  };
  expect(await lastDays()).toEqual(days);
  await extendOwner(day(10));
  expect(await lastDays()).toEqual({ ...days, owner: day(10) });
  await extendPractice(LATER);
  await opens(people.doctor);
});
