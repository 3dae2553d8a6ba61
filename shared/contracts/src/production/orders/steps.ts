/** Steps of one jaw, both ends included. */
export interface Steps {
  readonly from: number;
  readonly to: number;
}

/** Treatment steps that a sub-order of aligners is advised to have. */
export const STEPS_PER_SUB_ORDER = 6;
export const MOST_STEPS_PER_SUB_ORDER = 30;
/** Retainers of an order: at least one, at most so many. */
export const MOST_RETAINERS = 15;

export const twoDigits = (step: number): string => String(step).padStart(2, '0');

/** Steps as production writes them: two digits, `01~22`; a single step stands alone; none is null. */
export const stepsText = (steps: Steps | null): string | null =>
  steps === null
    ? null
    : steps.from === steps.to
      ? twoDigits(steps.from)
      : `${twoDigits(steps.from)}~${twoDigits(steps.to)}`;

/** What such a text says; null where it says no steps. */
export function stepsOf(text: string | null): Steps | null {
  const found = /^(\d+)(?:~(\d+))?$/.exec(text ?? '');
  if (!found) return null;
  const from = Number(found[1]);
  const to = Number(found[2] ?? found[1]);
  return from >= 1 && from <= to ? { from, to } : null;
}

/** The last of these steps alone: what a retainer holds. */
export const lastStep = (steps: Steps | null): Steps | null => steps && { from: steps.to, to: steps.to };

export const countSteps = (steps: Steps | null): number => (steps === null ? 0 : steps.to - steps.from + 1);

/** The steps that both have; null for none. */
export function commonSteps(one: Steps | null, other: Steps | null): Steps | null {
  if (!one || !other) return null;
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from <= to ? { from, to } : null;
}
