import type { Tooth } from '../teeth.ts';
import { MOST_STEPS } from './rules.ts';

/** Why a treatment does not end with its plan. */
export const refinementReasons = ['aligner', 'revisit', 'patient'] as const;
export type RefinementReason = (typeof refinementReasons)[number];

/** What went another way than planned, as the practice tells it when it restarts a case. */
export interface RefinementProblem {
  readonly reasons: RefinementReason[];
  readonly description: string;
  /** The last step of each jaw that was worn; 0: none yet. */
  readonly upperWorn: number | null;
  readonly lowerWorn: number | null;
  readonly teeth: Tooth[];
  /** The step at which it showed. */
  readonly problemStep: number | null;
  readonly extended: string;
  readonly summary: string;
}

export const emptyRefinement: RefinementProblem = {
  ...{ reasons: [], description: '', upperWorn: null, lowerWorn: null },
  ...{ teeth: [], problemStep: null, extended: '', summary: '' },
};

/** What is asked, in the order of the form. */
export const refinementTitles = {
  reasons: { zh: '重启原因', en: 'Reason for refinement' },
  description: { zh: '情况描述', en: 'Condition description' },
  upperWorn: { zh: '上颌已戴步数', en: 'Upper steps worn' },
  lowerWorn: { zh: '下颌已戴步数', en: 'Lower steps worn' },
  teeth: { zh: '问题牙位', en: 'Problematic tooth position' },
  problemStep: { zh: '问题步数', en: 'Problematic step' },
  extended: { zh: '补充说明', en: 'Extended case text' },
  summary: { zh: '小结', en: 'Summary' },
} as const satisfies Record<keyof RefinementProblem, { zh: string; en: string }>;
export type RefinementField = keyof typeof refinementTitles;

/** How many steps the plan of a version has for each jaw; null where there are none. */
export interface PlannedSteps {
  readonly upperSteps: number | null;
  readonly lowerSteps: number | null;
}

/** A field that keeps a problem from being told; `most` where it names a step that the plan has not. */
export interface RefinementLack {
  readonly field: RefinementField;
  readonly most?: number;
}

/** The last step that each field may name; undefined where the plan has none for that jaw, and nothing is asked. */
export function lastSteps({ upperSteps, lowerSteps }: PlannedSteps) {
  const known = upperSteps !== null || lowerSteps !== null;
  const of = (steps: number | null): number | undefined => (known ? steps || undefined : MOST_STEPS);
  return {
    upperWorn: of(upperSteps),
    lowerWorn: of(lowerSteps),
    problemStep: known ? Math.max(upperSteps ?? 0, lowerSteps ?? 0) || undefined : MOST_STEPS,
    /** Whether the plan says how many steps there are: then the form is complete with those that were worn. */
    known,
  };
}

/** What is missing or impossible, by the plan that was confirmed; empty when the problem is told. */
export function lacksOfRefinement(problem: RefinementProblem, plan: PlannedSteps): RefinementLack[] {
  const last = lastSteps(plan);
  const lacks: RefinementLack[] = [];
  if (problem.reasons.length === 0) lacks.push({ field: 'reasons' });
  if (problem.description.trim() === '') lacks.push({ field: 'description' });
  for (const field of ['upperWorn', 'lowerWorn', 'problemStep'] as const) {
    const step = problem[field];
    const most = last[field] ?? 0;
    if (step !== null && step > most) lacks.push({ field, most });
    else if (step === null && field !== 'problemStep' && last.known && most > 0) lacks.push({ field });
  }
  return lacks;
}
