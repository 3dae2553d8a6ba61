import type { Elastic } from '@archway/contracts';
import { samePair } from './same-pair.ts';

/** Whether two elastics would be worn between the same teeth at the same time. */
export const elasticsMeet = (one: Elastic, other: Elastic): boolean =>
  samePair(one.between, other.between) && one.from <= other.to && other.from <= one.to;
