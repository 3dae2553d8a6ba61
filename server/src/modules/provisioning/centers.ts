import type { CenterEntry, FieldChange } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { accountNamed } from '../access/api.ts';
import {
  type KnownCenter,
  bindNumbered,
  changeCenterFacts,
  employ,
  knownCenter,
  makeCenter,
  practiceByNumber,
} from '../practices/api.ts';
import { type Applying, type Findings, type Problem, type Step, repeated } from './step.ts';

/** What the same document makes, in small letters. */
export interface Made {
  readonly users: ReadonlySet<string>;
  readonly practices: ReadonlySet<string>;
}

/** What an entry asks for that is not so yet. */
interface Missing {
  readonly name?: string;
  readonly enabled?: boolean;
  readonly staff: readonly string[];
  readonly practices: readonly string[];
}

export async function examineCenters(db: Querier, entries: readonly CenterEntry[], made: Made): Promise<Findings> {
  const problems: Problem[] = repeated('centers', entries, ({ number }) => number, 'number');
  const steps: Step[] = [];
  for (const [at, entry] of entries.entries()) {
    const known = await knownCenter(db, entry.number);
    const told = await problemsOf(db, entry, known, made);
    problems.push(...told.map((problem) => ({ ...problem, path: ['centers', at, ...problem.path] })));
    const missing = await missingOf(db, entry, known);
    const fields = fieldsOf(known, missing);
    if (known && fields.length === 0) continue;
    steps.push({
      change: { kind: 'center', name: entry.number, action: known ? 'change' : 'add', fields },
      run: (applying) => settle(applying, entry.number, missing),
    });
  }
  return { problems, steps };
}

async function problemsOf(
  db: Querier,
  { staff = [], practices = [], enabled }: CenterEntry,
  known: KnownCenter | null,
  made: Made,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [index, name] of staff.entries())
    if (!made.users.has(name.toLowerCase()) && !(await accountNamed(db, name)))
      problems.push({ path: ['staff', index], error: 'accountUnknown', values: { name } });
  for (const [index, code] of practices.entries()) {
    if (!made.practices.has(code.toLowerCase()) && !(await practiceByNumber(db, code)))
      problems.push({ path: ['practices', index], error: 'practiceUnknown' });
    // A center that is disabled takes no practice on.
    else if (!(enabled ?? known?.enabled ?? true) && !known?.practices.includes(code))
      problems.push({ path: ['practices', index], error: 'designCenterUnknown' });
  }
  return problems;
}

async function missingOf(
  db: Querier,
  { name, enabled, staff = [], practices = [] }: CenterEntry,
  known: KnownCenter | null,
): Promise<Missing> {
  const newStaff: string[] = [];
  for (const userName of new Set(staff)) {
    const account = await accountNamed(db, userName);
    if (!account || !known?.staff.includes(account.userId)) newStaff.push(userName);
  }
  return {
    ...(name !== known?.name && { name }),
    ...(enabled !== undefined && enabled !== (known?.enabled ?? true) && { enabled }),
    staff: newStaff,
    practices: [...new Set(practices)].filter((code) => !known?.practices.includes(code)),
  };
}

function fieldsOf(known: KnownCenter | null, { name, enabled, staff, practices }: Missing): FieldChange[] {
  const list = (field: string, names: readonly string[]): FieldChange[] =>
    names.length > 0 ? [{ field, from: null, to: names.join(', ') }] : [];
  return [
    ...(name === undefined ? [] : [{ field: 'name', from: known?.name ?? null, to: name }]),
    ...(enabled === undefined
      ? []
      : [{ field: 'enabled', from: known ? String(known.enabled) : null, to: String(enabled) }]),
    ...list('staff', staff),
    ...list('practices', practices),
  ];
}

/** People and practices come before it is disabled: a disabled center takes nobody on. */
async function settle(
  { tx, events, jobs, by }: Applying,
  number: string,
  { name, enabled, staff, practices }: Missing,
): Promise<void> {
  const context = { events, jobs };
  const known = await knownCenter(tx, number);
  const centerId = known?.centerId ?? (await makeCenter(tx, { number, name: name ?? number }, by)).id;
  if (known && (name !== undefined || enabled === true))
    await changeCenterFacts(
      context,
      tx,
      centerId,
      { ...(name !== undefined && { name }), ...(enabled && { enabled }) },
      by,
    );
  for (const userName of staff) {
    const account = await accountNamed(tx, userName);
    if (!account) throw new Error(`account ${userName} was there a moment ago`);
    await employ(context, tx, centerId, account.userId, by);
  }
  for (const code of practices) await bindNumbered(context, tx, centerId, code, by);
  if (enabled === false) await changeCenterFacts(context, tx, centerId, { enabled }, by);
}
