import { type Steps, commonSteps, countSteps, lastStep, stepsOf } from './steps.ts';

export const orderProducts = ['aligner', 'retainer', 'printedAligner'] as const;
export type OrderProduct = (typeof orderProducts)[number];

/** What a sub-order makes. */
export const subOrderKinds = ['steps', 'retainer'] as const;
export type SubOrderKind = (typeof subOrderKinds)[number];

/** What is ordered, as far as it says what is made. */
export interface OrderedParts {
  readonly product: OrderProduct;
  /** Null for a jaw that is not made. Of a retainer: the one step whose teeth it holds. */
  readonly upper: Steps | null;
  readonly lower: Steps | null;
  readonly stepsPerSubOrder: number;
  /** Retainers besides aligners, which hold the teeth of their last steps. */
  readonly withRetainer: boolean;
  /** Sets of retainers, where there are any. */
  readonly retainerQuantity: number | null;
}

export interface OrderPart {
  /** Counts from 1. */
  readonly number: number;
  readonly kind: SubOrderKind;
  readonly upper: Steps | null;
  readonly lower: Steps | null;
  /** Appliances: one a step and jaw, of retainers as many as there are sets. */
  readonly pieces: number;
}

function retainers(number: number, upper: Steps | null, lower: Steps | null, sets: number): OrderPart {
  const jaws = [upper, lower].filter((steps) => steps !== null).length;
  return { number, kind: 'retainer', upper, lower, pieces: jaws * sets };
}

/**
 * The sub-orders of an order: aligners so many steps at a time, from the first step of either jaw, and retainers as one.
 * What is told before ordering and what is made come from here.
 */
export function partsOf({ product, upper, lower, ...ordered }: OrderedParts): OrderPart[] {
  const sets = ordered.retainerQuantity ?? 1;
  if (product === 'retainer') return [retainers(1, lastStep(upper), lastStep(lower), sets)];
  const jaws = [upper, lower].filter((steps) => steps !== null);
  if (jaws.length === 0) return [];
  const end = Math.max(...jaws.map(({ to }) => to));
  const parts: OrderPart[] = [];
  let from = Math.min(...jaws.map((steps) => steps.from));
  for (; from <= end; from += ordered.stepsPerSubOrder) {
    const window = { from, to: from + ordered.stepsPerSubOrder - 1 };
    const [up, low] = [commonSteps(upper, window), commonSteps(lower, window)];
    // Between two jaws that do not meet there may be steps of neither.
    if (!up && !low) continue;
    const pieces = countSteps(up) + countSteps(low);
    parts.push({ number: parts.length + 1, kind: 'steps', upper: up, lower: low, pieces });
  }
  if (ordered.withRetainer) parts.push(retainers(parts.length + 1, lastStep(upper), lastStep(lower), sets));
  return parts;
}

/** An order that stands, as lists tell it. */
interface Standing {
  readonly orderNo: string;
  readonly product: OrderProduct;
  readonly upperSteps: string | null;
  readonly lowerSteps: string | null;
}

export interface RepeatedSteps {
  readonly orderNo: string;
  readonly upper: Steps | null;
  readonly lower: Steps | null;
}

/** Aligners replace each other however they are made; a retainer replaces none. */
const sameTeeth = (one: OrderProduct, other: OrderProduct): boolean => (one === 'retainer') === (other === 'retainer');

/** Steps of an order that another one, which stands, has already. */
export const repeatedSteps = (
  { product, upper, lower }: Pick<OrderedParts, 'product' | 'upper' | 'lower'>,
  standing: readonly Standing[],
): RepeatedSteps[] =>
  standing
    .filter((other) => sameTeeth(product, other.product))
    .map(({ orderNo, upperSteps, lowerSteps }) => ({
      orderNo,
      upper: commonSteps(upper, stepsOf(upperSteps)),
      lower: commonSteps(lower, stepsOf(lowerSteps)),
    }))
    .filter((repeated) => repeated.upper !== null || repeated.lower !== null);
