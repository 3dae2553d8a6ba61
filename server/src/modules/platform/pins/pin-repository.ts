import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { remotePinChanges, remotePins } from '../schema.ts';

export type PinRow = typeof remotePins.$inferSelect;
export type PinChangeRow = typeof remotePinChanges.$inferSelect;

/** Any number, as long as all servers take the same: pins change one after the other. */
const PIN_LOCK = 4_207_700_002;

/** What a decision about pins was based on must still hold when it is written, on every server. */
export async function lockPins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PIN_LOCK})`);
}

export const listPins = (db: Querier): Promise<PinRow[]> =>
  db.select().from(remotePins).orderBy(remotePins.name, remotePins.channel);

export const pinsOnChannels = (db: Querier, channels: readonly string[]): Promise<PinRow[]> =>
  db
    .select()
    .from(remotePins)
    .where(inArray(remotePins.channel, [...channels]));

export interface NewPin {
  readonly name: string;
  readonly channel: string;
  /** Null withdraws. */
  readonly version: string | null;
  readonly earlier: string[];
  /** What pages of the channel loaded until now. */
  readonly from: string | null;
  readonly by: string;
  readonly action: PinChangeRow['action'];
}

export async function writePin(tx: Transaction, { by, action, ...pin }: NewPin): Promise<void> {
  const { name, channel, version, earlier, from } = pin;
  const row = { version, earlier, pinnedAt: new Date(), pinnedBy: by };
  await tx
    .insert(remotePins)
    .values({ name, channel, ...row })
    .onConflictDoUpdate({ target: [remotePins.name, remotePins.channel], set: row });
  await tx.insert(remotePinChanges).values({ name, channel, action, version, fromVersion: from, by });
}

/** Takes a channel's own pin away and notes what its pages load from now on. */
export async function removePin(
  tx: Transaction,
  pin: PinRow,
  follows: { version: string | null; by: string },
): Promise<void> {
  const { name, channel } = pin;
  await tx.delete(remotePins).where(and(eq(remotePins.name, name), eq(remotePins.channel, channel)));
  await tx.insert(remotePinChanges).values({ name, channel, action: 'unpin', fromVersion: pin.version, ...follows });
}

/** The last changes of every name, newest first. */
export async function lastChanges(db: Querier, most: number): Promise<Map<string, PinChangeRow[]>> {
  const names = await db.selectDistinct({ name: remotePinChanges.name }).from(remotePinChanges);
  const byName = new Map<string, PinChangeRow[]>();
  for (const { name } of names) {
    const rows = await db
      .select()
      .from(remotePinChanges)
      .where(eq(remotePinChanges.name, name))
      .orderBy(desc(remotePinChanges.id))
      .limit(most);
    byName.set(name, rows);
  }
  return byName;
}
