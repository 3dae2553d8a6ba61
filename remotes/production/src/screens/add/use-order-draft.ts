import { useCallback, useMemo, useState } from 'react';
import {
  MOST_RETAINERS,
  type OrderOffer,
  type OrderProduct,
  type OrderedParts,
  type ParameterValues,
  STEPS_PER_SUB_ORDER,
  type Steps,
  lastStep,
  partsOf,
  repeatedSteps,
} from '@archway/contracts';

type Plan = NonNullable<OrderOffer['plan']>;

/** What is chosen of a plan. */
interface Choice {
  readonly product: OrderProduct;
  readonly upper: Steps | null;
  readonly lower: Steps | null;
  readonly stepsPerSubOrder: number;
  readonly special: boolean;
  readonly withRetainer: boolean;
  readonly retainerQuantity: number;
  /** Null for none; undefined as long as nothing was chosen, which means the default one. */
  readonly addressId: string | null | undefined;
  /** Steps that another order has are meant to be made again. */
  readonly repeat: boolean;
}

const all = (count: number | null): Steps | null => (count ? { from: 1, to: count } : null);

/** Within what the plan has; null where it has none of this jaw. */
function within(steps: Steps | null, count: number | null): boolean {
  return steps === null || (steps.from >= 1 && steps.from <= steps.to && steps.to <= (count ?? 0));
}

/** An order while it is put together: what is chosen, what will be made of it, and what is wrong with it. */
export function useOrderDraft(plan: Plan, orders: OrderOffer['orders']) {
  const [choice, setChoice] = useState<Choice>(() => ({
    ...{ product: 'aligner', upper: all(plan.upperSteps), lower: all(plan.lowerSteps) },
    ...{ stepsPerSubOrder: STEPS_PER_SUB_ORDER, special: false, withRetainer: false, retainerQuantity: 1 },
    ...{ addressId: undefined, repeat: false },
  }));
  const [parameters, setParameters] = useState<{ values: ParameterValues; problems: number } | null>(null);
  const takeParameters = useCallback(
    (values: ParameterValues, problems: number) => setParameters({ values, problems }),
    [],
  );
  const retainer = choice.product === 'retainer';
  const ordered: OrderedParts = useMemo(() => {
    const { product, upper, lower, stepsPerSubOrder, withRetainer, retainerQuantity } = choice;
    const alone = product === 'retainer';
    return {
      ...{ product, stepsPerSubOrder, withRetainer: withRetainer && !alone },
      ...{ upper: alone ? lastStep(upper) : upper, lower: alone ? lastStep(lower) : lower },
      retainerQuantity: alone || withRetainer ? retainerQuantity : null,
    };
  }, [choice]);
  const { upper, lower } = ordered;
  const sound = within(upper, plan.upperSteps) && within(lower, plan.lowerSteps);
  const repeated = sound ? repeatedSteps(ordered, orders) : [];
  const quantity = ordered.retainerQuantity;
  const problem =
    !upper && !lower
      ? ('orderStepsMissing' as const)
      : !sound
        ? ('orderStepsUnknown' as const)
        : quantity !== null && !(quantity >= 1 && quantity <= MOST_RETAINERS)
          ? ('retainerQuantityRange' as const)
          : null;
  return {
    choice,
    /** Other steps have to be confirmed anew. */
    set: (change: Partial<Choice>): void => setChoice((before) => ({ ...before, repeat: false, ...change })),
    retainer,
    ordered,
    parts: problem === null ? partsOf(ordered) : [],
    repeated,
    problem,
    parameters,
    takeParameters,
  };
}

export type OrderDraft = ReturnType<typeof useOrderDraft>;
