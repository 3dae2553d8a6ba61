import type { Querier } from '../../../infrastructure/database/database.ts';
import { type Composition, withBuilds } from '../doctor/composition.ts';
import { errorsOf, examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import type { EntryRow } from '../entry-repository.ts';
import { serverFacts } from '../facts.ts';
import type { Registry } from '../registry.ts';
import { STABLE } from './channels.ts';
import { pinsOnChannels } from './pin-repository.ts';

/** For what builds would be refused on a channel, were they to go live there together. */
export async function pinConflicts(
  registry: Registry,
  entries: readonly EntryRow[],
  channel: string,
  db: Querier,
): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  for (const each of await affected(registry, channel, db)) {
    const before = await registry.composition(each, db);
    const own = each === channel ? entries : await followers(entries, each, db);
    // What collides on stable collides in most tenants, too; it is said once.
    if (own.length > 0) for (const error of newErrors(before, own)) found.set(keyOf(error), error);
  }
  return [...found.values()];
}

const keyOf = ({ remote, subject, message }: Finding): string => `${remote} ${subject} ${message.en}`;

/** A change of `stable` reaches every channel that lacks a pin of its own. An experiment on canary blocks nobody. */
const affected = async (registry: Registry, channel: string, db: Querier): Promise<string[]> =>
  channel === STABLE
    ? (await registry.channels(db)).filter((each) => each === STABLE || each.startsWith('tenant:'))
    : [channel];

/** Of the builds, those that a channel without a pin of its own takes over from `stable`. */
async function followers(entries: readonly EntryRow[], channel: string, db: Querier): Promise<EntryRow[]> {
  const pinned = new Set((await pinsOnChannels(db, [channel])).map(({ name }) => name));
  return entries.filter(({ name }) => !pinned.has(name));
}

/**
 * What would newly be wrong with these builds live. What is wrong already does not count against a change that leaves
 * it as it is: it could otherwise not be mended one remote at a time.
 */
function newErrors(before: Composition, entries: readonly EntryRow[]): Finding[] {
  const names = entries.map(({ name }) => name);
  const known = new Set(errorsOf(examine(before, serverFacts), names).map(keyOf));
  const after = withBuilds(
    before,
    entries.map(({ record }) => record),
  );
  return errorsOf(examine(after, serverFacts), names).filter((found) => !known.has(keyOf(found)));
}
