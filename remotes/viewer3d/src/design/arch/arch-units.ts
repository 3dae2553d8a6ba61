import type { ArchNumber } from '@archway/dental/edit';

export const archUnit = (number: ArchNumber): 'mm' | '°' => (number === 'turn' ? '°' : 'mm');

/** What may be typed: less is no arch of a mouth, and more neither. */
export const archRange = (number: ArchNumber): readonly [least: number, most: number] =>
  number === 'turn' ? [-15, 15] : number === 'middle' ? [-10, 10] : [5, 90];
