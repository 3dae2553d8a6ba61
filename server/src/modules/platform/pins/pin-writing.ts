import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type PinRow, writePin } from './pin-repository.ts';

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

/** A pin as it is to be written, and what it replaces. */
export interface Change {
  readonly before: PinRow | undefined;
  readonly version: string | null;
  readonly earlier: string[];
  readonly action: 'pin' | 'rollback' | 'withdraw';
}

export interface PinWriting {
  write(name: string, channel: string, change: Change, by: string, tx: Transaction): Promise<Pinned>;
  /** Tells every page what its channel loads from now on. */
  told(pinned: Pinned, tx: Transaction): Promise<Pinned>;
}

/** Writes a pin, and tells of it when the transaction is done. */
export function pinWriting(events: AppContext['events']): PinWriting {
  const told: PinWriting['told'] = async (pinned, tx) => {
    const { name, version, channel } = pinned;
    await events.publish('remote.pinned', { name, version, channel }, 'everyone', { tx });
    return pinned;
  };
  return {
    told,
    async write(name, channel, { before, version, earlier, action }, by, tx) {
      const from = before?.version ?? null;
      await writePin(tx, { name, channel, version, earlier, from, by, action });
      return told({ name, channel, version, previous: earlier[0] ?? null, from }, tx);
    },
  };
}
