import type { Lang } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import type { Actor } from '../actor.ts';
import { HOST } from '../doctor/composition.ts';
import type { Registry } from '../registry.ts';
import { STABLE, channelsOf, livePins } from './channels.ts';
import { type Build, pinChecks } from './pin-checks.ts';
import { type PinRow, lockPins, pinsOnChannels, removePin } from './pin-repository.ts';
import { type Change, type Pinned, pinWriting } from './pin-writing.ts';
import { afterPin, afterRollback } from './way-back.ts';

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

export function pinService({ db, events }: Pick<AppContext, 'db' | 'events'>, registry: Registry): PinService {
  const { assertFits, unknownOr } = pinChecks(registry);
  const { write, told } = pinWriting(events);

  /** The pins that count on a channel, by name: its own, else those of `stable`. */
  const counting = async (channel: string, tx: Transaction): Promise<Map<string, PinRow>> =>
    livePins(await pinsOnChannels(tx, channelsOf(channel)), channel);

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
