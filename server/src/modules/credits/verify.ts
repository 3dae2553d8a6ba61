import { type Answer, type creditsEndpoints, recordCode } from '@archway/contracts';
import type { Database } from '../../infrastructure/database/database.ts';
import { holdersNamed } from '../practices/api.ts';
import type { Holder } from './holder.ts';
import { holderView } from './ledger/ledger.ts';
import { accountsWithEntries, countBookings, lopsidedBookings } from './proof-repository.ts';

type Proof = Answer<typeof creditsEndpoints.verify>;
type Account = Awaited<ReturnType<typeof accountsWithEntries>>[number];

/** Null for the platform's side. */
function holderOf({ practiceId, centerId }: Account): Holder | null {
  if (practiceId !== null) return { kind: 'practice', id: practiceId };
  return centerId === null ? null : { kind: 'center', id: centerId };
}

const isProven = (account: Account): boolean => {
  const { balance, sumOfEntries, lastBalance, unbroken } = account;
  return balance === sumOfEntries && balance === lastBalance && unbroken && (balance >= 0 || !holderOf(account));
};

/** Proves every balance as of one moment: nobody is kept from working, and nobody's half-done work is seen. */
export function verifyLedger(db: Database): Promise<Proof> {
  return db.transaction(
    async (tx) => {
      const { at, bookings } = await countBookings(tx);
      const accounts = await accountsWithEntries(tx);
      const wrong = accounts.filter((account) => !isProven(account));
      const named = await holdersNamed(
        tx,
        wrong.flatMap((account) => holderOf(account) ?? []),
      );
      return {
        at,
        accounts: accounts.length,
        transactions: bookings,
        entries: accounts.reduce((sum, { entries }) => sum + entries, 0),
        differing: wrong.map((account) => {
          const holder = holderOf(account);
          const found = named.find(({ kind, id }) => kind === holder?.kind && id === holder.id);
          const { unit, balance, sumOfEntries, lastBalance, unbroken } = account;
          return { holder: found ? holderView(found) : null, unit, balance, sumOfEntries, lastBalance, unbroken };
        }),
        unbalanced: (await lopsidedBookings(tx)).map(recordCode),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
