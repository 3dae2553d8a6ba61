/** Points of a PDF in a millimetre. */
export const MILLIMETRE = 72 / 25.4;

/** In millimetres. */
export const A4 = { width: 210, height: 297 } as const;
