import type { Lang } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import type { Actor } from '../actor.ts';
import { refuseConflicts } from '../deploy/deploy-service.ts';
import { HOST } from '../doctor/composition.ts';
import type { EntryRow } from '../entry-repository.ts';
import type { Registry } from '../registry.ts';
import { STABLE, channelsOf, livePins } from './channels.ts';
import { pinConflicts } from './pin-conflicts.ts';
import { type PinRow, lockPins, pinsOnChannels, removePin, writePin } from './pin-repository.ts';
import { afterPin, afterRollback } from './way-back.ts';

export interface Build {
  readonly name: string;
  readonly version: string;
}

export interface Pinned {
  readonly name: string;
  readonly channel: string;
  /** What pages of the channel load now; null for none. */
  readonly version: string | null;
  /** What a rollback would make live. */
  readonly previous: string | null;
  /** What they loaded until now. */
  readonly from: string | null;
}

export interface PinService {
  /** Makes builds live on a channel, all of them or none. Answers the first. */
  pin(builds: readonly [Build, ...Build[]], channel: string, actor: Actor, lang: Lang): Promise<Pinned>;
  /** Makes the version live again that was live before; what was live is no way back any more. */
  rollback(name: string, channel: string, actor: Actor, lang: Lang): Promise<Pinned>;
  /** Lets a channel follow `stable` again. */
  unpin(name: string, channel: string, actor: Actor, lang: Lang): Promise<Pinned>;
  /** Takes a remote off a channel, whatever `stable` has. */
  withdraw(name: string, channel: string, actor: Actor): Promise<Pinned>;
}

/** A pin as it is to be written, and what it replaces. */
interface Change {
  readonly before: PinRow | undefined;
  readonly version: string | null;
  readonly earlier: string[];
  readonly action: 'pin' | 'rollback' | 'withdraw';
}

export function pinService({ db, events }: Pick<AppContext, 'db' | 'events'>, registry: Registry): PinService {
  const entriesOf = async (builds: readonly Build[], tx: Transaction): Promise<EntryRow[]> => {
    const entries: EntryRow[] = [];
    for (const { name, version } of builds) {
      const entry = await registry.entry(name, version, tx);
      if (!entry) throw await unknownOr('versionUnknown', name, tx);
      entries.push(entry);
    }
    return entries;
  };

  const unknownOr = async (
    reason: 'versionUnknown' | 'nothingToRollBack' | 'pinMissing' | 'notLive',
    name: string,
    tx: Transaction,
  ): Promise<Refusal> => new Refusal((await registry.newest(tx)).has(name) ? reason : 'remoteUnknown');

  const assertFits = async (builds: readonly Build[], channel: string, lang: Lang, tx: Transaction): Promise<void> =>
    refuseConflicts(await pinConflicts(registry, await entriesOf(builds, tx), channel, tx), lang);

  /** The pins that count on a channel, by name: its own, else those of `stable`. */
  const counting = async (channel: string, tx: Transaction): Promise<Map<string, PinRow>> =>
    livePins(await pinsOnChannels(tx, channelsOf(channel)), channel);

  const write = async (name: string, channel: string, change: Change, by: string, tx: Transaction): Promise<Pinned> => {
    const { before, version, earlier, action } = change;
    const from = before?.version ?? null;
    await writePin(tx, { name, channel, version, earlier, from, by, action });
    return told({ name, channel, version, previous: earlier[0] ?? null, from }, tx);
  };

  const told = async (pinned: Pinned, tx: Transaction): Promise<Pinned> => {
    const { name, version, channel } = pinned;
    await events.publish('remote.pinned', { name, version, channel }, 'everyone', { tx });
    return pinned;
  };

  const locked = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockPins(tx);
      return work(tx);
    });

  return {
    pin: (builds, channel, actor, lang) => {
      for (const { name } of builds) actor.assertCovers(name);
      return locked(async (tx) => {
        await assertFits(builds, channel, lang, tx);
        const pins = await counting(channel, tx);
        const all: Pinned[] = [];
        for (const { name, version } of builds) {
          const before = pins.get(name);
          const isSame = before?.channel === channel && before.version === version;
          // The way back is what pages of the channel loaded before; for its first pin that was the stable build.
          const change: Change = { before, version, earlier: afterPin(before, version), action: 'pin' };
          all.push(
            isSame
              ? { name, channel, version, previous: before.earlier[0] ?? null, from: version }
              : await write(name, channel, change, actor.name, tx),
          );
        }
        return all[0] as Pinned;
      });
    },

    rollback: (name, channel, actor, lang) =>
      locked(async (tx) => {
        const [before] = (await pinsOnChannels(tx, [channel])).filter((each) => each.name === name);
        const version = before?.earlier[0];
        if (!before || version === undefined) throw await unknownOr('nothingToRollBack', name, tx);
        await assertFits([{ name, version }], channel, lang, tx);
        const change: Change = { before, version, earlier: afterRollback(before), action: 'rollback' };
        return write(name, channel, change, actor.name, tx);
      }),

    unpin: (name, channel, actor, lang) =>
      locked(async (tx) => {
        const pins = (await pinsOnChannels(tx, [channel, STABLE])).filter((each) => each.name === name);
        const own = pins.find((each) => each.channel === channel);
        if (!own) throw await unknownOr('pinMissing', name, tx);
        const version = pins.find((each) => each.channel === STABLE)?.version ?? null;
        if (version !== null) await assertFits([{ name, version }], channel, lang, tx);
        await removePin(tx, own, { version, by: actor.name });
        return told({ name, channel, version, previous: null, from: own.version }, tx);
      }),

    withdraw: (name, channel, actor) =>
      locked(async (tx) => {
        if (name === HOST) throw new Refusal('hostStays');
        const before = (await counting(channel, tx)).get(name);
        if (!before || before.version === null) throw await unknownOr('notLive', name, tx);
        const change: Change = { before, version: null, earlier: afterPin(before, null), action: 'withdraw' };
        return write(name, channel, change, actor.name, tx);
      }),
  };
}
