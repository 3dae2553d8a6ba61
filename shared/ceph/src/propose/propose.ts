import type { LandmarkKey } from '../landmarks.ts';
import type { Mark, Marks } from '../marks.ts';
import { grayFilm } from './gray-film.ts';
import { lipsOf, smoothProfile } from './lips.ts';
import { skinProfile } from './skin-profile.ts';

/** Rows of the copy that is looked at: 0.4 mm each on a film of 24 cm. */
const ROWS = 600;

/** About the share of proposals within 2 mm of two clinicians (README), the tip of the nose as the lips; none is sure. */
const CONFIDENCE = { Prn: 0.6, Sn: 0.5, UL: 0.6, LL: 0.7 } as const satisfies Partial<Record<LandmarkKey, number>>;

/**
 * Proposes landmarks of the soft-tissue profile; whatever is not clearly seen is left out, and hard tissue always is.
 * By edges and the order of nose and lips alone: nothing here was learned from films.
 * @param pixels RGBA of the whole film, of a face that looks to the right, as lateral cephalograms do by convention
 * @returns landmarks in the film's pixels, none of them confirmed
 */
export function proposeLandmarks(pixels: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}): Marks {
  const film = grayFilm(pixels, ROWS);
  const step = pixels.height / ROWS;
  const { top, columns } = skinProfile(film);
  const profile = smoothProfile(columns);
  const lips = lipsOf(profile);
  if (!lips) return {};
  const mark = (row: number, confidence: number): Mark => ({
    x: round(((profile[row] ?? 0) + 0.5) * step),
    y: round((top + row + 0.5) * step),
    confirmed: false,
    confidence,
  });
  const { nose, subnasale, upper, lower } = lips;
  return {
    Prn: mark(nose, CONFIDENCE.Prn),
    Sn: mark(subnasale, CONFIDENCE.Sn),
    UL: mark(upper, CONFIDENCE.UL),
    LL: mark(lower, CONFIDENCE.LL),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
