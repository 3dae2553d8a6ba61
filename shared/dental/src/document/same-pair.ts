type Pair = readonly [number, number];

/** Whether two pairs of teeth are the same, whichever of them is named first. */
export const samePair = (one: Pair, other: Pair): boolean => one.includes(other[0]) && one.includes(other[1]);
