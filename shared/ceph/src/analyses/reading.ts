import type { Marks } from '../marks.ts';
import { skeletal } from '../measure/skeletal.ts';
import { measuring } from '../measure/value-of.ts';

/** What the values of a film amount to, as words of a screen; what is not measured is not read. */
export interface Reading {
  /** By ANB: 0 to 4° is Class I (Steiner 1953). */
  readonly skeletalClass: 'I' | 'II' | 'III' | null;
  readonly anb: number | null;
  /** Which jaw stands off its place, for Class II and III: SNA 82 ± 3.9°, SNB 80 ± 3.6° (Riedel 1952). */
  readonly cause: 'maxilla' | 'mandible' | 'both' | 'relation' | null;
  /** By SN–GoGn: 27 to 37° is average (Steiner's 32 ± 5°). */
  readonly vertical: 'high' | 'average' | 'low' | null;
}

const CLASS_I = [0, 4] as const;
const AVERAGE = [27, 37] as const;
const MAXILLA = [82.01 - 3.89, 82.01 + 3.89] as const;
const MANDIBLE = [79.97 - 3.6, 79.97 + 3.6] as const;

/** Reads jaws and height of a film. Angles only: no calibration is needed. */
export function readingOf(marks: Marks): Reading {
  const measured = measuring(marks, null);
  const [anb, sna, snb, height] = [skeletal.anb, skeletal.sna, skeletal.snb, skeletal.snGoGn].map(
    (measure) => measured(measure).value,
  ) as [number | null, number | null, number | null, number | null];
  const skeletalClass = anb === null ? null : anb > CLASS_I[1] ? 'II' : anb < CLASS_I[0] ? 'III' : 'I';
  return {
    anb,
    skeletalClass,
    cause: sna === null || snb === null ? null : causeOf(skeletalClass, sna, snb),
    vertical: height === null ? null : height > AVERAGE[1] ? 'high' : height < AVERAGE[0] ? 'low' : 'average',
  };
}

function causeOf(skeletalClass: Reading['skeletalClass'], sna: number, snb: number): Reading['cause'] {
  if (skeletalClass !== 'II' && skeletalClass !== 'III') return null;
  const second = skeletalClass === 'II';
  const maxilla = second ? sna > MAXILLA[1] : sna < MAXILLA[0];
  const mandible = second ? snb < MANDIBLE[0] : snb > MANDIBLE[1];
  return maxilla && mandible ? 'both' : maxilla ? 'maxilla' : mandible ? 'mandible' : 'relation';
}
