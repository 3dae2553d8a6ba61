import type { CreditUnit, LedgerKind } from '@archway/contracts';
import type { Database, Transaction } from '../../../infrastructure/database/database.ts';
import { demoAccounts } from '../../access/api.ts';
import { pastOf } from '../../cases/api.ts';
import { type Holder, type Posting, anyTransaction, post } from '../../credits/api.ts';
import { peopleOf } from '../../practices/api.ts';
import { FOREIGN_PRACTICE, MAIN_PRACTICE } from './practices.ts';

interface Told {
  readonly daysAgo: number;
  readonly kind: LedgerKind;
  readonly moves: Partial<Record<CreditUnit, number>>;
  readonly contract?: string;
  readonly note?: string;
}

/** How the practice came to few credits and no free case, so that the notice about it can be seen. */
const practiceStory: readonly Told[] = [
  { daysAgo: 120, kind: 'freeRecharge', moves: { freeModels: 10, freeReports: 5, assistAudits: 16 }, note: '开户赠送' },
  { daysAgo: 118, kind: 'recharge', moves: { credits: 560 }, contract: 'C-2026-031' },
  { daysAgo: 90, kind: 'confirmDeduction', moves: { credits: -240 } },
  { daysAgo: 61, kind: 'confirmDeduction', moves: { credits: -240 } },
  { daysAgo: 24, kind: 'freeRecharge', moves: { freeCases: 1 }, note: 'Campaign 2026-11' },
  { daysAgo: 16, kind: 'freeDeduction', moves: { freeModels: -1 } },
  { daysAgo: 12, kind: 'confirmFailed', moves: { credits: 0 }, note: '存储超时 storage time-out' },
  { daysAgo: 11, kind: 'recharge', moves: { credits: 800 }, contract: 'C-2026-114' },
  { daysAgo: 7, kind: 'assistAuditUsage', moves: { assistAudits: -1 } },
  { daysAgo: 4, kind: 'freeDeduction', moves: { freeCases: -1 } },
  { daysAgo: 3, kind: 'freeDeduction', moves: { freeModels: -1 } },
  { daysAgo: 2, kind: 'confirmDeduction', moves: { credits: -240 } },
  { daysAgo: 1, kind: 'assistAuditUsage', moves: { assistAudits: -1 } },
];

const centerStory: readonly Told[] = [
  { daysAgo: 100, kind: 'recharge', moves: { credits: 5000 }, contract: 'C-2026-018' },
  { daysAgo: 60, kind: 'confirmDeduction', moves: { credits: -240 } },
  { daysAgo: 20, kind: 'freeRecharge', moves: { assistAudits: 20 }, note: 'Campaign 2026-11' },
  { daysAgo: 9, kind: 'confirmDeduction', moves: { credits: -240 } },
];

const foreignStory: readonly Told[] = [
  { daysAgo: 80, kind: 'recharge', moves: { credits: 640 }, contract: 'C-2026-052' },
  { daysAgo: 80, kind: 'freeRecharge', moves: { freeModels: 10, freeReports: 5 } },
];

const platformKinds: readonly LedgerKind[] = ['recharge', 'freeRecharge'];
const DAY = 86_400_000;

/** Gives the demonstration practices and their design center a past in the ledger, where there is none yet. */
export async function seedCredits(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const main = await peopleOf(tx, MAIN_PRACTICE);
    const foreign = await peopleOf(tx, FOREIGN_PRACTICE);
    if (!main || !foreign || (await anyTransaction(tx))) return;
    const accounts = await demoAccounts(tx);
    const admin = accounts.find(({ name }) => name === 'demoadmin')?.id ?? null;
    const confirmed = await confirmedCases(
      tx,
      accounts.map(({ id }) => id),
      main.practiceId,
    );
    const practice = { kind: 'practice', id: main.practiceId } as const;
    await tell(tx, practice, practiceStory, { admin, doctor: main.doctors[0] ?? null, confirmed });
    const [lab] = main.labs;
    const center = lab && ({ kind: 'center', id: lab.centerId } as const);
    if (center) await tell(tx, center, centerStory, { admin, doctor: main.doctors[0] ?? null, confirmed: [] });
    const other = { kind: 'practice', id: foreign.practiceId } as const;
    await tell(tx, other, foreignStory, { admin, doctor: foreign.doctors[0] ?? null, confirmed: [] });
  });
}

type Booked = NonNullable<Posting['about']>;

/** Cases of the practice whose plan stands confirmed. */
async function confirmedCases(tx: Transaction, creators: readonly string[], practiceId: string): Promise<Booked[]> {
  const past = await pastOf(tx, [31, 32, 34], [...creators]);
  return past
    .filter(({ record }) => record.practiceId === practiceId)
    .map(({ version, record }) => ({
      caseId: version.caseId,
      caseVersion: version.version,
      caseNumber: record.ptNo,
      planId: null,
      planName: null,
    }));
}

async function tell(
  tx: Transaction,
  holder: Holder,
  story: readonly Told[],
  { admin, doctor, confirmed }: { admin: string | null; doctor: string | null; confirmed: readonly Booked[] },
): Promise<void> {
  const now = Date.now();
  let next = 0;
  for (const [index, { daysAgo, kind, moves, contract, note }] of story.entries()) {
    const byPlatform = platformKinds.includes(kind);
    const about = byPlatform ? undefined : confirmed[next++ % Math.max(confirmed.length, 1)];
    await post(tx, {
      ...{ key: `demo:${holder.kind}:${holder.id}:${index}`, kind, holder, byPlatform },
      movements: Object.entries(moves).map(([unit, amount]) => ({ unit: unit as CreditUnit, amount })),
      actorId: byPlatform ? admin : doctor,
      contract: contract ?? null,
      note: note ?? null,
      ...(about && { about }),
      at: new Date(now - daysAgo * DAY + index * 37 * 60_000),
    });
  }
}
