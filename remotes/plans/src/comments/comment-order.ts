import { type PlanComment, permanentTeeth } from '@archway/contracts';

export const commentFilters = ['open', 'all'] as const;
export type CommentFilter = (typeof commentFilters)[number];
export const commentOrders = ['number', 'tooth'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** Teeth in the order of a chart; what is about the whole plan comes first, deciduous teeth last. */
function rank({ pin: { teeth } }: PlanComment): number {
  const [first] = teeth;
  if (first === undefined) return -1;
  const place = permanentTeeth.findIndex((tooth) => tooth === first);
  return place < 0 ? permanentTeeth.length : place;
}

/** Comments as a reader wants to see them. @param chosen number of one that is looked at, and stays whatever it is */
export const shownComments = (
  comments: readonly PlanComment[],
  filter: CommentFilter,
  order: CommentOrder,
  chosen: number | null = null,
): PlanComment[] =>
  comments
    .filter(({ number, resolved }) => filter === 'all' || resolved === null || number === chosen)
    .sort((one, other) => (order === 'tooth' ? rank(one) - rank(other) : 0) || one.number - other.number);
