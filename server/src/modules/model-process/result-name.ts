import { type Jaw, jawNumber } from '@archway/contracts';

/** What a result is called where it is saved. */
export const resultFileName = (orderNo: string, jaw: Jaw): string =>
  `${orderNo}-${jaw === jawNumber.upper ? 'U' : 'L'}.stl`;
