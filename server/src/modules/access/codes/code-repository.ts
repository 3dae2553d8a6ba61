import { CODE_MINUTES, CODE_PAUSE_SECONDS, type SentCodePurpose } from '@archway/contracts';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { verificationCodes } from '../schema.ts';

/** What a code is for. */
export interface CodeAim {
  readonly target: string;
  readonly purpose: SentCodePurpose;
}

export interface Asked {
  /** Seconds until the next code may be asked for; 0 for now. */
  readonly pause: number;
  readonly ofTarget: number;
  readonly ofPlace: number;
}

/** Any number, as long as every server takes the same. */
const LOCKS = 4_207_705;

/**
 * What was asked for within the last hour, for this target and from this place. Held against others who ask for the same
 * until the transaction ends.
 */
export async function askedBefore(tx: Querier, target: string, place: string): Promise<Asked> {
  for (const asker of [`target ${target}`, `place ${place}`])
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${asker}))`);
  const { rows } = await tx.execute<{ pause: number; of_target: number; of_place: number }>(sql`
    select coalesce(ceil(max(extract(epoch from at + make_interval(secs => ${CODE_PAUSE_SECONDS}) - clock_timestamp()))
        filter (where target = ${target})), 0)::int as pause,
      count(*) filter (where target = ${target})::int as of_target,
      count(*) filter (where place = ${place})::int as of_place
    from verification_codes
    where at > now() - interval '1 hour' and (target = ${target} or place = ${place})`);
  const { pause = 0, of_target: ofTarget = 0, of_place: ofPlace = 0 } = rows[0] ?? {};
  return { pause: Math.max(0, pause), ofTarget, ofPlace };
}

export async function insertCode(tx: Querier, aim: CodeAim, place: string): Promise<string> {
  const [row] = await tx
    .insert(verificationCodes)
    .values({ ...aim, place })
    .returning({ id: verificationCodes.id });
  if (!row) throw new Error('no code was inserted');
  return row.id;
}

/** A code that waits to be made, and is still of use. */
export async function unmadeCode(tx: Querier, id: string): Promise<(CodeAim & { readonly at: Date }) | null> {
  const [row] = await tx
    .select({ target: verificationCodes.target, purpose: verificationCodes.purpose, at: verificationCodes.at })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.codeHash), alive))
    .for('update');
  return row ?? null;
}

export const setHash = (tx: Querier, id: string, codeHash: string): Promise<unknown> =>
  tx.update(verificationCodes).set({ codeHash }).where(eq(verificationCodes.id, id));

const alive = sql`${verificationCodes.at} > now() - make_interval(mins => ${CODE_MINUTES}) and ${verificationCodes.usedAt} is null`;

/**
 * Counts a try at the newest code for this aim, before anybody looks whether it is right.
 * @returns null when there is none, or it had its tries
 */
export async function tryNewest(
  db: Querier,
  { target, purpose }: CodeAim,
  most: number,
): Promise<{ readonly id: string; readonly codeHash: string | null } | null> {
  const newest = sql`(select ${verificationCodes.id} from ${verificationCodes}
    where ${and(eq(verificationCodes.target, target), eq(verificationCodes.purpose, purpose))}
    order by ${desc(verificationCodes.id)} limit 1)`;
  const [row] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(eq(verificationCodes.id, newest), lt(verificationCodes.tries, most), alive))
    .returning({ id: verificationCodes.id, codeHash: verificationCodes.codeHash });
  return row ?? null;
}

/** Uses a code up. @returns false when somebody else was faster, or its time is over */
export async function useUp(tx: Querier, id: string): Promise<boolean> {
  const rows = await tx
    .update(verificationCodes)
    .set({ usedAt: new Date() })
    .where(and(eq(verificationCodes.id, id), alive))
    .returning({ id: verificationCodes.id });
  return rows.length > 0;
}

export const dropOldCodes = (db: Querier): Promise<unknown> =>
  db.delete(verificationCodes).where(lt(verificationCodes.at, sql`now() - interval '1 day'`));
