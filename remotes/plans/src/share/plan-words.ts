import type { ShownPlan, WearDays } from '@archway/contracts';

/** Days of a month, on the whole. */
const MONTH = 30.4;

/** What of a plan matters to a patient. */
export interface PlanFigures {
  readonly upper: number;
  readonly lower: number;
  /** Aligners that are worn one after the other: those of the jaw that has more. */
  readonly stages: number;
  /** How long it takes about, as far as somebody said how long each is worn. */
  readonly months: number | null;
  readonly attachments: number;
  /** Places at which space is made between teeth. */
  readonly contacts: number;
  /** The most that is taken off at one place, in mm. */
  readonly mostIpr: number;
  /** Teeth that are removed, FDI. */
  readonly extracted: readonly number[];
}

/** The figures of a plan for its patient. */
export function planFigures(
  { document, upperSteps, lowerSteps }: Pick<ShownPlan, 'document' | 'upperSteps' | 'lowerSteps'>,
  wearDays: WearDays | null,
): PlanFigures {
  const [upper, lower] = [upperSteps ?? 0, lowerSteps ?? 0];
  const stages = Math.max(upper, lower);
  const amounts = document.ipr.map(({ amount }) => amount);
  return {
    ...{ upper, lower, stages },
    months: wearDays === null || stages === 0 ? null : Math.max(1, Math.round((stages * wearDays) / MONTH)),
    attachments: document.attachments.length,
    contacts: amounts.length,
    mostIpr: Math.round(Math.max(0, ...amounts) * 100) / 100,
    extracted: document.teeth.flatMap(({ fdi, state }) => (state === 'extract' ? [fdi] : [])),
  };
}
