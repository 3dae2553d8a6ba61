import type { FieldChange, PracticeEntry } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { accountNamed, peopleById } from '../access/api.ts';
import {
  type Practice,
  type PracticeFacts,
  type StaffRole,
  changePracticeFacts,
  isStaff,
  makePractice,
  practiceByNumber,
  practiceChanges,
  staffRoles,
  takeOn,
} from '../practices/api.ts';
import { type Applying, type Findings, type Problem, type Step, repeated } from './step.ts';

const factsOf = ({ name, abbreviation, phone, address, profile, expires, enabled }: PracticeEntry) =>
  ({
    ...{ name, abbreviation },
    ...(phone !== undefined && { phone }),
    ...(address !== undefined && { address }),
    ...(profile !== undefined && { profile }),
    ...(expires !== undefined && { expiresOn: expires }),
    ...(enabled !== undefined && { available: enabled }),
  }) satisfies Partial<PracticeFacts>;

/** @param made user names of accounts that the same document makes, in small letters */
export async function examinePractices(
  db: Querier,
  entries: readonly PracticeEntry[],
  made: ReadonlySet<string>,
): Promise<Findings> {
  const problems: Problem[] = repeated('practices', entries, ({ code }) => code, 'code');
  const steps: Step[] = [];
  const people = peopleIn(db, made);
  for (const [at, entry] of entries.entries()) {
    const unknown = async (path: (string | number)[], name: string): Promise<void> => {
      if ((await people(name)) === 'unknown')
        problems.push({ path: ['practices', at, ...path], error: 'accountUnknown', values: { name } });
    };
    await unknown(['creator'], entry.creator);
    for (const role of staffRoles)
      for (const [index, name] of (entry[role] ?? []).entries()) await unknown([role, index], name);
    const known = await practiceByNumber(db, entry.code);
    if (known && (await people(entry.creator)) !== known.ownerId) {
      const values = {
        code: entry.code,
        name: (await peopleById(db, [known.ownerId])).get(known.ownerId)?.userName ?? '—',
      };
      problems.push({ path: ['practices', at, 'creator'], error: 'practiceStaysWith', values });
    }
    const missing = await missingStaff(db, entry, known ?? null, people);
    const fields = [...practiceChanges(known ?? null, factsOf(entry)), ...missing.map(asField)];
    const change = { kind: 'practice' as const, name: entry.code, fields };
    if (!known) {
      const creator = { field: 'creator', from: null, to: entry.creator };
      steps.push({ change: { ...change, action: 'add', fields: [creator, ...fields] }, run: make(entry, missing) });
    } else if (fields.length > 0) {
      steps.push({
        change: { ...change, action: 'change' },
        run: async ({ tx, events, jobs, by }) => {
          await takeAllOn(tx, known.id, missing);
          await changePracticeFacts({ events, jobs }, tx, known, factsOf(entry), by);
        },
      });
    }
  }
  return { problems, steps };
}

type Account = string | 'new' | 'unknown';

/** The id of an account by its user name; `new` for one that the document makes, `unknown` for none. */
const peopleIn =
  (db: Querier, made: ReadonlySet<string>) =>
  async (name: string): Promise<Account> =>
    (await accountNamed(db, name))?.userId ?? (made.has(name.toLowerCase()) ? 'new' : 'unknown');

interface Missing {
  readonly role: StaffRole;
  readonly names: readonly string[];
}

const asField = ({ role, names }: Missing): FieldChange => ({ field: role, from: null, to: names.join(', ') });

/** Who an entry names that is not on the staff yet; nobody is ever removed. */
async function missingStaff(
  db: Querier,
  entry: PracticeEntry,
  known: Practice | null,
  people: (name: string) => Promise<Account>,
): Promise<Missing[]> {
  const found: Missing[] = [];
  for (const role of staffRoles) {
    const names: string[] = [];
    for (const name of new Set(entry[role] ?? [])) {
      const account = await people(name);
      // Its creator works there as a doctor already.
      if (role === 'doctors' && name.toLowerCase() === entry.creator.toLowerCase()) continue;
      const there = known && account !== 'new' && account !== 'unknown';
      if (!(there && (await isStaff(db, role, known.id, account)))) names.push(name);
    }
    if (names.length > 0) found.push({ role, names });
  }
  return found;
}

const make =
  (entry: PracticeEntry, staff: readonly Missing[]) =>
  async ({ tx, by }: Applying): Promise<void> => {
    const { userId: ownerId } = await accountOf(tx, entry.creator);
    const practiceId = await makePractice(tx, { number: entry.code, ownerId, ...factsOf(entry) }, by);
    await takeAllOn(tx, practiceId, staff);
  };

async function takeAllOn(tx: Applying['tx'], practiceId: string, staff: readonly Missing[]): Promise<void> {
  for (const { role, names } of staff)
    for (const name of names) await takeOn(tx, role, practiceId, (await accountOf(tx, name)).userId);
}

async function accountOf(db: Querier, name: string) {
  const account = await accountNamed(db, name);
  if (!account) throw new Error(`account ${name} was there a moment ago`);
  return account;
}
