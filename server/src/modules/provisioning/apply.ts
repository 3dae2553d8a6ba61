import {
  type Answer,
  type Lang,
  type ProvisioningDocument,
  type UserEntry,
  errorText,
  type provisioningEndpoints,
} from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import {
  type Operator,
  accountNamed,
  hashPassword,
  recordSecurityEvent,
  takenAsRefusal,
  unknownPassword,
} from '../access/api.ts';
import { menuRulesOf } from '../platform/api.ts';
import { examineCenters } from './centers.ts';
import { examineDictionaries, examineMenu } from './customizations.ts';
import { oneAtATime } from './lock-repository.ts';
import { examinePractices } from './practices.ts';
import type { Findings } from './step.ts';
import { examineTenants } from './tenants.ts';
import { examineUsers } from './users.ts';

type Outcome = Answer<typeof provisioningEndpoints.apply>;

interface Wish {
  readonly document: ProvisioningDocument;
  /** Look, and change nothing. */
  readonly dryRun: boolean;
}

/**
 * Makes the installation what a document says, in one transaction. The whole document is examined before anything is
 * changed: with one problem nothing is.
 */
export async function applyDocument(
  { db, events, jobs }: Pick<AppContext, 'db' | 'events' | 'jobs'>,
  { document, dryRun }: Wish,
  by: Operator,
  lang: Lang,
): Promise<Outcome> {
  // Before the transaction, which waits for no computation; passwords of accounts that stand are not looked at.
  const hashes = dryRun ? null : await hashesOf(db, document.users);
  return takenAsRefusal(
    db.transaction(async (tx) => {
      await oneAtATime(tx);
      const { problems, steps } = await examine(tx, document, by, hashes);
      const changes = steps.map(({ change }) => change);
      if (problems.length > 0) {
        const told = problems.map(({ path, error, values }) => ({
          path: [...path],
          message: errorText(error, lang, values),
        }));
        return { problems: told, changes: [], applied: false };
      }
      if (dryRun) return { problems: [], changes, applied: false };
      for (const step of steps) await step.run({ tx, events, jobs, by });
      if (steps.length > 0) await recordProvisioning(tx, by, steps.length);
      return { problems: [], changes, applied: true };
    }),
  );
}

const recordProvisioning = (tx: Transaction, { userId, visitor }: Operator, num: number): Promise<void> =>
  recordSecurityEvent(tx, { type: 'provisioned', userId, visitor, values: { num: String(num) } });

/** Users first, for practices name them, and design centers name both. */
async function examine(
  tx: Querier,
  { users, practices, centers, tenants, dictionaries, menu }: ProvisioningDocument,
  by: Operator,
  hashes: ReadonlyMap<UserEntry, string> | null,
): Promise<Findings> {
  const hashOf = (entry: UserEntry): string => {
    const hash = hashes?.get(entry);
    if (hash === undefined) throw new Error(`no password was hashed for ${entry.userName}`);
    return hash;
  };
  const made = {
    users: new Set(users.map(({ userName }) => userName.toLowerCase())),
    practices: new Set(practices.map(({ code }) => code.toLowerCase())),
  };
  const found = [
    await examineUsers(tx, users, by, hashOf),
    await examinePractices(tx, practices, made.users),
    await examineCenters(tx, centers, made),
    await examineTenants(tx, tenants),
    await examineDictionaries(tx, dictionaries),
    await examineMenu(tx, menu, () => menuRulesOf(tx)),
  ];
  return { problems: found.flatMap(({ problems }) => problems), steps: found.flatMap(({ steps }) => steps) };
}

/** The hash of each account that is not there yet; accounts are never removed, so that none is missing later. */
async function hashesOf(db: Querier, users: readonly UserEntry[]): Promise<Map<UserEntry, string>> {
  const hashes = new Map<UserEntry, string>();
  for (const entry of users) {
    if (await accountNamed(db, entry.userName)) continue;
    hashes.set(entry, await (entry.password === undefined ? unknownPassword() : hashPassword(entry.password)));
  }
  return hashes;
}
