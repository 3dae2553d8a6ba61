import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { seedCbct } from '../../cbct/seed/seed-cbct.ts';
import { seedPhotos } from '../../photos/seed/seed-photos.ts';
import { rebuildCounts } from '../case-counts.ts';
import { caseFocus, caseLabels, caseNumbers, caseRecords, caseVersions, cases } from '../schema.ts';
import { castOf } from './cast.ts';
import { type DemoCase, demoCases, numbered } from './demo-cases.ts';
import { isDoubtful, isOpen, lookedAtFirst, seedModels } from './models.ts';
import { type Cast, caseValues, recordValues, versionValues } from './rows.ts';

const MAIN_PRACTICE = 'P10001';
const FOREIGN_PRACTICE = 'P10002';
const MAIN_CASES = 162;
const FOREIGN_CASES = 14;
/** Of the cases with models, those with photos. */
const WITH_PHOTOS = 12;

/** Without a design center every doctor designs for himself. */
const isAlone = (cast: Cast): boolean => cast.centerId === '0';

export interface SeededCase {
  readonly ptId: string;
  readonly demo: DemoCase;
  readonly ptNo: string;
}

/** Demonstration cases of the two demonstration practices, with files of the newest ones. Nothing happens a second time. */
export async function seedCases(context: AppContext): Promise<void> {
  const { db } = context;
  const seeded = await db.transaction(async (tx) => {
    const main = await castOf(tx, MAIN_PRACTICE);
    const foreign = await castOf(tx, FOREIGN_PRACTICE);
    if (!main || !foreign) return null;
    const [known] = await tx
      .select({ ptId: cases.ptId })
      .from(cases)
      .where(eq(cases.practiceId, main.practiceId))
      .limit(1);
    if (known) return null;
    const now = Date.now();
    const taken = new Map<string, number>();
    const mainCases = await insertCases(
      tx,
      main,
      demoCases(MAIN_CASES, main.doctors.length, now, 2611, isAlone(main)),
      taken,
    );
    await insertCases(
      tx,
      foreign,
      demoCases(FOREIGN_CASES, foreign.doctors.length, now, 4099, isAlone(foreign)),
      taken,
    );
    await tx
      .insert(caseNumbers)
      .values([...taken].map(([month, last]) => ({ month, last })))
      .onConflictDoUpdate({
        target: caseNumbers.month,
        set: { last: sql`greatest(${caseNumbers.last}, excluded.last)` },
      });
    await rebuildCounts(tx);
    return { cast: main, cases: mainCases };
  });
  if (seeded) await seedFiles(context, seeded.cast, seeded.cases);
}

/** Models, photos and a few CBCTs for the cases that are looked at first. */
async function seedFiles(context: AppContext, cast: Cast, seeded: readonly SeededCase[]): Promise<void> {
  const newest = lookedAtFirst(seeded);
  const takers = newest.map((entry) => ({
    ptId: entry.ptId,
    version: entry.demo.stage,
    patientName: entry.demo.person.name,
    uploadedBy: cast.doctors[entry.demo.doctor] as string,
    uploadedAt: entry.demo.createdAt + 4 * 3_600_000,
    open: isOpen(entry),
    doubtful: isDoubtful(newest, entry),
  }));
  const scanned = [takers.find(({ open }) => open), takers.find(({ open }) => !open)];
  await Promise.all([
    seedCbct(
      context,
      scanned.flatMap((taker) => taker ?? []),
    ),
    seedPhotos(context, takers.slice(0, WITH_PHOTOS)),
    seedModels(context, cast, newest),
  ]);
}

async function insertCases(
  tx: Transaction,
  cast: Cast,
  plan: readonly DemoCase[],
  taken: Map<string, number>,
): Promise<SeededCase[]> {
  const numbers = numbered(plan, taken);
  const rows = await tx
    .insert(cases)
    .values(plan.map((demo, index) => caseValues(demo, cast, numbers[index] as string)))
    .returning({ ptId: cases.ptId, ptNo: cases.ptNo });
  const idOf = new Map(rows.map((row) => [row.ptNo, row.ptId]));
  const inserted = plan.map((demo, index) => {
    const ptNo = numbers[index] as string;
    return { demo, ptNo, ptId: idOf.get(ptNo) as string };
  });
  const all = <T>(valuesOf: (entry: SeededCase) => readonly T[]): T[] => inserted.flatMap(valuesOf);
  await tx.insert(caseVersions).values(all(({ demo, ptId }) => versionValues(demo, cast, ptId)));
  await tx.insert(caseRecords).values(all(({ demo, ptId }) => recordValues(demo, cast, ptId)));
  const labels = all(({ demo, ptId }) => demo.labels.map((label) => ({ ptId, label, practiceId: cast.practiceId })));
  if (labels.length > 0) await tx.insert(caseLabels).values(labels);
  const marks = all(({ demo, ptId }) => (demo.focused ? cast.doctors.map((userId) => ({ userId, ptId })) : []));
  if (marks.length > 0) await tx.insert(caseFocus).values(marks);
  return inserted;
}
