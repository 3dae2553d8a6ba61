import { type UserEntry, doctorType, fieldProblem, operatedAccountRules, serviceTypes } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import {
  type AccountFacts,
  type KnownAccount,
  type Operator,
  accountChanges,
  accountNamed,
  assertOwnStays,
  changeAccount,
  contactTaken,
  keptAccountFacts,
  makeAccount,
} from '../access/api.ts';
import { type Findings, type Problem, type Step, repeated } from './step.ts';

const kinds = { doctor: doctorType.doctor, assistant: doctorType.assistant, other: null } as const;

/** What an entry says; what it leaves out is not there. */
const factsOf = ({
  nickName,
  phone,
  email,
  kind,
  services,
  expires,
  enabled,
  roles,
}: UserEntry): Partial<AccountFacts> =>
  keptAccountFacts({
    ...(nickName !== undefined && { nickName }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(kind !== undefined && { doctorType: kinds[kind] }),
    ...(services !== undefined && { services: services.map((name) => serviceTypes[name].id) }),
    ...(expires !== undefined && { expiresOn: expires }),
    ...(enabled !== undefined && { enabled }),
    ...(roles !== undefined && { administrator: roles.includes('admin') }),
  });

/** @param hashOf the hash of an entry's password, made before */
export async function examineUsers(
  db: Querier,
  entries: readonly UserEntry[],
  by: Operator,
  hashOf: (entry: UserEntry) => string,
): Promise<Findings> {
  const problems: Problem[] = [
    ...repeated('users', entries, ({ userName }) => userName, 'userName'),
    ...repeated('users', entries, (entry) => factsOf(entry).phone, 'phone'),
    ...repeated('users', entries, ({ email }) => email, 'email'),
  ];
  const steps: Step[] = [];
  for (const [at, entry] of entries.entries()) {
    const facts = factsOf(entry);
    const known = await accountNamed(db, entry.userName);
    problems.push(...(await problemsOf(db, entry, facts, known, by)).map((problem) => inEntry(at, problem)));
    const fields = accountChanges(known, facts);
    const change = { kind: 'user' as const, name: entry.userName, fields };
    if (!known)
      steps.push({
        change: { ...change, action: 'add' },
        run: ({ tx }) => makeAccount(tx, entry.userName, hashOf(entry), facts, by),
      });
    else if (fields.length > 0)
      steps.push({
        change: { ...change, action: 'change' },
        run: ({ tx, events, jobs }) => changeAccount({ events, jobs }, tx, known, facts, by),
      });
  }
  return { problems, steps };
}

const inEntry = (at: number, { path, ...problem }: Problem): Problem => ({ ...problem, path: ['users', at, ...path] });

async function problemsOf(
  db: Querier,
  { userName, password }: UserEntry,
  facts: Partial<AccountFacts>,
  known: KnownAccount | null,
  by: Operator,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const taken = await contactTaken(db, facts, known?.userId ?? null);
  if (taken) problems.push({ path: [taken === 'userExist' ? 'phone' : 'email'], error: taken });
  if (!known && fieldProblem(operatedAccountRules.userName, userName))
    problems.push({ path: ['userName'], error: 'userNameInvalid' });
  if (!known && !password && !facts.phone && !facts.email) problems.push({ path: [], error: 'passwordNeeded' });
  if (known) {
    try {
      assertOwnStays(known, facts, by);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      problems.push({ path: [facts.enabled === false ? 'enabled' : 'roles'], error: refusal.errorName });
    }
  }
  return problems;
}
