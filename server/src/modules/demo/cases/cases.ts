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
const { crownDesign, plant, report } = serviceTypes;

/** Without a design center every doctor designs for himself. */
const isAlone = (cast: Cast): boolean => cast.centerId === '0';

export interface SeededCase {
  readonly caseId: string;
  readonly demo: DemoCase;
  readonly ptNo: string;
}

/** The cases of one practice, with its people. */
export interface SeededPractice {
  readonly cast: Cast;
  /** Of aligners. */
  readonly cases: readonly SeededCase[];
  /** Those of other services. */
  readonly others: readonly SeededCase[];
}

export interface Seeded {
  readonly main: SeededPractice;
  readonly foreign: SeededPractice;
}

/**
 * Demonstration cases of the two demonstration practices.
 * @returns those of both with their people; null when they stood already, or the practices do not
 */
export function seedCases({ db }: Pick<AppContext, 'db'>): Promise<Seeded | null> {
  return db.transaction(async (tx) => {
    const main = await castOf(tx, MAIN_PRACTICE);
    const foreign = await castOf(tx, FOREIGN_PRACTICE);
    if (!main || !foreign || (await anyCase(tx, main.practiceId))) return null;
    const now = Date.now();
    const taken = new Map<string, number>();
    const ofPractice = async (
      cast: Cast,
      count: number,
      seed: number,
      services: readonly OpenedService[],
    ): Promise<SeededPractice> => {
      const { length } = cast.doctors;
      const plan = demoCases(count, length, now, seed, isAlone(cast));
      const cases = await insertCases(tx, cast, plan, taken);
      const asked = services.flatMap((service) => serviceCases(service, length, now, isAlone(cast)));
      return { cast, cases, others: await insertCases(tx, cast, asked, taken) };
    };
    const seeded = {
      main: await ofPractice(main, MAIN_CASES, 2611, [crownDesign.id, plant.id, report.id]),
      foreign: await ofPractice(foreign, FOREIGN_CASES, 4099, [plant.id, report.id]),
    };
    await finishImport(tx, taken);
    return seeded;
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
