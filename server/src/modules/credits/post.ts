import { type CreditUnit, type LedgerKind, recordCode } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { lockAccounts, setBalance } from './account-repository.ts';
import { entriesUnder, insertEntries, insertTransaction } from './entry-repository.ts';
import type { Holder } from './holder.ts';

/** What comes into an account of the holder; out of it where it is negative. The platform's side follows from it. */
export interface Movement {
  readonly unit: CreditUnit;
  readonly amount: number;
}

/** What a booking was for. */
export interface BookedCase {
  readonly caseId: string;
  readonly caseVersion: number;
  readonly caseNumber: string;
  readonly planId: string | null;
  readonly planName: string | null;
}

export interface Posting {
  /** One for each business action. */
  readonly key: string;
  readonly kind: LedgerKind;
  readonly holder: Holder;
  /** At most one for each unit. */
  readonly movements: readonly Movement[];
  /** Null: the server itself. */
  readonly actorId: string | null;
  readonly byPlatform?: boolean;
  readonly contract?: string | null;
  readonly note?: string | null;
  readonly about?: BookedCase;
  /** Now, unless the past is told. */
  readonly at?: Date;
}

export interface Posted {
  readonly recordCode: string;
  /** The side of the holder, with the balances after it. */
  readonly entries: readonly (Movement & { readonly balance: number })[];
  /** The action was booked before, and nothing now. */
  readonly repeated: boolean;
}

/** The balance of an account does not cover what is to be taken from it. */
export class NotCovered extends Error {
  constructor(
    readonly unit: CreditUnit,
    readonly balance: number,
  ) {
    super(`${balance} ${unit} do not cover it`);
  }
}

/** What an action has booked before; null when it has booked nothing. */
export async function postedUnder(db: Querier, key: string): Promise<(Posted & { readonly holder: Holder }) | null> {
  const rows = await entriesUnder(db, key);
  const [first] = rows;
  if (!first) return null;
  const { practiceId, centerId, transactionId } = first;
  return {
    holder: practiceId === null ? { kind: 'center', id: centerId ?? '' } : { kind: 'practice', id: practiceId },
    recordCode: recordCode(transactionId),
    entries: rows.map(({ unit, amount, balance }) => ({ unit, amount, balance })),
    repeated: true,
  };
}

/**
 * Books a business action, in the transaction that makes it true. Repeating it answers what was booked first. The one
 * place that writes to the ledger.
 * @throws NotCovered; Refusal bookingDiffers when the same action was booked with something else
 */
export async function post(tx: Transaction, posting: Posting): Promise<Posted> {
  const { key, kind, holder, movements, actorId, byPlatform, contract, note, about, at } = posting;
  const units = movements.map(({ unit }) => unit);
  if (units.length === 0 || new Set(units).size < units.length) throw new Error('a booking moves every unit once');
  const accounts = await lockAccounts(tx, holder, units, true);
  const transactionId = await insertTransaction(tx, {
    ...{ key, kind, actorId, byPlatform: byPlatform ?? false, contract: contract ?? null, note: note ?? null },
    ...about,
    ...(at && { at }),
  });
  if (transactionId === null) return sameAsBefore(await postedUnder(tx, key), posting);

  const entries: (Movement & { accountId: string; balance: number; own: boolean })[] = [];
  for (const { id, unit, balance, practiceId, centerId } of accounts) {
    const own = practiceId !== null || centerId !== null;
    const moved = movements.find((movement) => movement.unit === unit)?.amount ?? 0;
    const amount = own ? moved : 0 - moved;
    if (own && balance + amount < 0) throw new NotCovered(unit, balance);
    entries.push({ accountId: id, unit, amount, balance: balance + amount, own });
  }
  await insertEntries(
    tx,
    entries.map(({ accountId, amount, balance }) => ({ transactionId, accountId, amount, balance })),
  );
  for (const { accountId, amount, balance } of entries) if (amount !== 0) await setBalance(tx, accountId, balance);
  return {
    recordCode: recordCode(transactionId),
    entries: entries.filter(({ own }) => own).map(({ unit, amount, balance }) => ({ unit, amount, balance })),
    repeated: false,
  };
}

function sameAsBefore(before: (Posted & { holder: Holder }) | null, { holder, movements }: Posting): Posted {
  if (!before) throw new Error('a booking has no entries');
  const same =
    before.holder.kind === holder.kind &&
    before.holder.id === holder.id &&
    before.entries.length === movements.length &&
    movements.every(({ unit, amount }) =>
      before.entries.some((entry) => entry.unit === unit && entry.amount === amount),
    );
  if (!same) throw new Refusal('bookingDiffers');
  return before;
}
