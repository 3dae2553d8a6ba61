/** Whether all is asked that there is to ask, as before a release: `npm test -- --thorough` (ADR 150). */
export const THOROUGH: boolean;
/** All of a list in a thorough run; in a usual one the first of each so many, always the same. */
export function sampled<T>(list: readonly T[], every: number): T[];
