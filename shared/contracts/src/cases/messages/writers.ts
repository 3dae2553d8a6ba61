import type { CaseSide } from '../../access/roles.ts';

/** For whom somebody speaks in the communication of a case. Production reads it, and writes nothing. */
export const messageSides = ['practice', 'design', 'platform'] as const satisfies readonly CaseSide[];
export type MessageSide = (typeof messageSides)[number];

/** For whom somebody speaks who sees a case from these sides: the practice first. Null for those who only read. */
export const speaksFor = (sides: ReadonlySet<CaseSide>): MessageSide | null =>
  messageSides.find((side) => sides.has(side)) ?? null;
