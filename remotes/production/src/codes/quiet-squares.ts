import type { CodeKind } from '@archway/contracts';

/** Squares that a decoder wants free around a code. */
export const quietSquares: Readonly<Record<CodeKind, number>> = { qrcode: 2, datamatrix: 1 };
