import { type OpenedService, serviceTypes } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { anyCase, finishImport, importCases } from '../../cases/api.ts';
import { FOREIGN_PRACTICE, MAIN_PRACTICE } from '../people/practices.ts';
import { castOf } from './cast.ts';
import { type DemoCase, demoCases, numbered, serviceCases } from './demo-cases.ts';
import { type Cast, importedCase } from './rows.ts';

const MAIN_CASES = 162;
const FOREIGN_CASES = 14;
/** Of each other service that a practice opens cases of. */
const MAIN_OTHERS = 8;
const FOREIGN_OTHERS = 3;
const { crownDesign, plant, report } = serviceTypes;

/** Without a design center every doctor designs for himself. */
const isAlone = (cast: Cast): boolean => cast.centerId === '0';

export interface SeededCase {
  readonly caseId: string;
  readonly demo: DemoCase;
  readonly ptNo: string;
}

export interface Seeded {
  readonly cast: Cast;
  readonly cases: readonly SeededCase[];
  /** Those of other services than aligners. */
  readonly others: readonly SeededCase[];
}

/**
 * Demonstration cases of the two demonstration practices.
 * @returns those of the main practice with its people; null when they stood already, or the practices do not
 */
export function seedCases({ db }: Pick<AppContext, 'db'>): Promise<Seeded | null> {
  return db.transaction(async (tx) => {
    const main = await castOf(tx, MAIN_PRACTICE);
    const foreign = await castOf(tx, FOREIGN_PRACTICE);
    if (!main || !foreign || (await anyCase(tx, main.practiceId))) return null;
    const now = Date.now();
    const taken = new Map<string, number>();
    const plan = (cast: Cast, count: number, seed: number): DemoCase[] =>
      demoCases(count, cast.doctors.length, now, seed, isAlone(cast));
    const cases = await insertCases(tx, main, plan(main, MAIN_CASES, 2611), taken);
    await insertCases(tx, foreign, plan(foreign, FOREIGN_CASES, 4099), taken);
    const other = (cast: Cast, count: number, services: readonly OpenedService[]): DemoCase[] =>
      services.flatMap((service) => serviceCases(service, count, cast.doctors.length, now, isAlone(cast)));
    const asked = other(main, MAIN_OTHERS, [crownDesign.id, plant.id, report.id]);
    const others = await insertCases(tx, main, asked, taken);
    await insertCases(tx, foreign, other(foreign, FOREIGN_OTHERS, [plant.id, report.id]), taken);
    await finishImport(tx, taken);
    return { cast: main, cases, others };
  });
}

async function insertCases(
  tx: Transaction,
  cast: Cast,
  plan: readonly DemoCase[],
  taken: Map<string, number>,
): Promise<SeededCase[]> {
  const numbers = numbered(plan, taken);
  const numberAt = (index: number): string => numbers[index] as string;
  const ids = await importCases(
    tx,
    plan.map((demo, index) => importedCase(demo, cast, numberAt(index))),
  );
  return plan.map((demo, index) => ({ demo, ptNo: numberAt(index), caseId: ids[index] as string }));
}
