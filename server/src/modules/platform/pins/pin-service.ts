import type { Lang } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import type { Actor } from '../actor.ts';
import { refuseConflicts } from '../deploy/deploy-service.ts';
import { type Composition, withBuilds } from '../doctor/composition.ts';
import { errorsOf, examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import type { EntryRow } from '../entry-repository.ts';
import { serverFacts } from '../facts.ts';
import type { Registry } from '../registry.ts';
import { STABLE, channelsOf, livePins } from './channels.ts';
import { type PinChangeRow, type PinRow, lockPins, pinsOnChannels, removePin, writePin } from './pin-repository.ts';

export interface Build {
  readonly name: string;
  readonly version: string;
}

export interface Pinned extends Build {
  readonly channel: string;
  readonly previous: string | null;
}

export interface PinService {
  /** Makes builds live on a channel, all of them or none. Answers the first. */
  pin(builds: readonly [Build, ...Build[]], channel: string, actor: Actor, lang: Lang): Promise<Pinned>;
  /** Makes the previous version live again; what was live becomes the previous one. */
  rollback(name: string, channel: string, actor: Actor, lang: Lang): Promise<Pinned>;
  /** Lets a channel follow `stable` again. */
  unpin(name: string, channel: string, actor: Actor, lang: Lang): Promise<Pinned>;
}

export function pinService({ db, events }: Pick<AppContext, 'db' | 'events'>, registry: Registry): PinService {
  const entriesOf = async (builds: readonly Build[], tx: Transaction): Promise<EntryRow[]> => {
    const entries: EntryRow[] = [];
    for (const { name, version } of builds) {
      const entry = await registry.entry(name, version, tx);
      if (!entry) throw new Refusal((await isKnown(name, registry, tx)) ? 'versionUnknown' : 'remoteUnknown');
      entries.push(entry);
    }
    return entries;
  };

  /** A change of `stable` reaches every channel that lacks a pin of its own. An experiment on canary blocks nobody. */
  const affected = async (channel: string, tx: Transaction): Promise<string[]> =>
    channel === STABLE
      ? (await registry.channels(tx)).filter((each) => each === STABLE || each.startsWith('tenant:'))
      : [channel];

  const conflicts = async (entries: readonly EntryRow[], channel: string, tx: Transaction): Promise<Finding[]> => {
    const found: Finding[] = [];
    for (const each of await affected(channel, tx)) {
      const before = await registry.composition(each, tx);
      const own = each === channel ? entries : await followers(entries, each, tx);
      if (own.length > 0) found.push(...newErrors(before, own));
    }
    return found;
  };

  /** Of the builds, those that a channel without a pin of its own takes over from `stable`. */
  const followers = async (entries: readonly EntryRow[], channel: string, tx: Transaction): Promise<EntryRow[]> => {
    const pinned = new Set((await pinsOnChannels(tx, [channel])).map(({ name }) => name));
    return entries.filter(({ name }) => !pinned.has(name));
  };

  const change = async (
    tx: Transaction,
    builds: readonly [Build, ...Build[]],
    channel: string,
    action: PinChangeRow['action'],
    actor: Actor,
    lang: Lang,
  ): Promise<Pinned> => {
    const entries = await entriesOf(builds, tx);
    refuseConflicts(await conflicts(entries, channel, tx), lang);
    const before = livePins(await pinsOnChannels(tx, channelsOf(channel)), channel);
    const pinned = entries.map(({ name, version }): Pinned => {
      return { name, channel, version, previous: previousOf(before.get(name), version, channel) };
    });
    const isSame = ({ name, version }: Pinned): boolean => {
      const pin = before.get(name);
      return pin?.channel === channel && pin.version === version;
    };
    const changed = pinned.filter((each) => !isSame(each));
    for (const each of changed) await writePin(tx, { ...each, by: actor.name, action });
    for (const each of changed) await tell(each, tx);
    return pinned[0] as Pinned;
  };

  const tell = ({ name, version, channel }: Pinned, tx: Transaction): Promise<void> =>
    events.publish('remote.pinned', { name, version, channel }, 'everyone', { tx });

  return {
    pin: (builds, channel, actor, lang) => {
      for (const { name } of builds) actor.assertCovers(name);
      return db.transaction(async (tx) => {
        await lockPins(tx);
        return change(tx, builds, channel, 'pin', actor, lang);
      });
    },

    rollback: (name, channel, actor, lang) =>
      db.transaction(async (tx) => {
        await lockPins(tx);
        const pin = (await pinsOnChannels(tx, [channel])).find((each) => each.name === name);
        if (!pin && !(await isKnown(name, registry, tx))) throw new Refusal('remoteUnknown');
        if (!pin?.previous) throw new Refusal('nothingToRollBack');
        return change(tx, [{ name, version: pin.previous }], channel, 'rollback', actor, lang);
      }),

    unpin: (name, channel, actor, lang) =>
      db.transaction(async (tx) => {
        await lockPins(tx);
        const pins = (await pinsOnChannels(tx, [channel, STABLE])).filter((each) => each.name === name);
        const own = pins.find((each) => each.channel === channel);
        const stable = pins.find((each) => each.channel === STABLE);
        if (!own || !stable)
          throw new Refusal((await isKnown(name, registry, tx)) ? 'versionUnknown' : 'remoteUnknown');
        refuseConflicts(await conflicts(await entriesOf([stable], tx), channel, tx), lang);
        await removePin(tx, own, { version: stable.version, by: actor.name });
        const unpinned = { name, channel, version: stable.version, previous: own.version };
        await tell(unpinned, tx);
        return unpinned;
      }),
  };
}

/**
 * The way back is what pages of the channel loaded before; for its first pin that was the stable build. Pinning what is
 * pinned already keeps the way back.
 */
function previousOf(pin: PinRow | undefined, version: string, channel: string): string | null {
  if (pin === undefined) return null;
  if (pin.version !== version) return pin.version;
  return pin.channel === channel ? pin.previous : null;
}

const isKnown = async (name: string, registry: Registry, tx: Transaction): Promise<boolean> =>
  (await registry.newest(tx)).has(name);

/**
 * What would newly be wrong with these builds live. What is wrong already does not count against a change that leaves
 * it as it is: it could otherwise not be mended one remote at a time.
 */
function newErrors(before: Composition, entries: readonly EntryRow[]): Finding[] {
  const names = entries.map(({ name }) => name);
  const key = ({ remote, subject, message }: Finding): string => `${remote} ${subject} ${message.en}`;
  const known = new Set(errorsOf(examine(before, serverFacts), names).map(key));
  const after = withBuilds(
    before,
    entries.map(({ record }) => record),
  );
  return errorsOf(examine(after, serverFacts), names).filter((found) => !known.has(key(found)));
}
