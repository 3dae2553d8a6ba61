import type { LandmarkKey } from '../landmarks.ts';
import type { Mark, Marks } from '../marks.ts';
import { contrastOf } from './contrast.ts';
import { expectation } from './expected/expectation.ts';
import { type HeadKey, headKeys } from './expected/mean-head.ts';
import { grayFilm } from './gray-film.ts';
import { lowerFaceOn } from './lower-face.ts';
import { SELLA_SEEN, upperHeadOn } from './upper-head.ts';

/** Rows of the copy that is looked at, and the height of a film: 0.4 mm a row. */
const ROWS = 600;
const FILM_MM = 240;

/** About the share of proposals within 2 mm of two clinicians (README), a little less: twenty films are few. None is sure. */
const CONFIDENCE: Readonly<Record<HeadKey, number>> = {
  ...{ S: 0.7, N: 0.15, Or: 0.25, Po: 0.15, Ar: 0.2, PNS: 0.35, ANS: 0.3, A: 0.3 },
  ...{ U1: 0.4, L1: 0.45, B: 0.55, Pog: 0.65, Gn: 0.7, Me: 0.7, Go: 0.35 },
  ...{ Prn: 0.5, Sn: 0.5, UL: 0.6, LL: 0.6, softPog: 0.4 },
};

/** What must be seen for which landmarks. */
const LIPS = ['Prn', 'Sn', 'UL', 'LL'] as const satisfies HeadKey[];
const FRONT = ['A', 'U1', 'L1'] as const satisfies HeadKey[];
const CHIN = ['B', 'Pog', 'Gn', 'Me', 'softPog'] as const satisfies HeadKey[];
const UPPER = ['S', 'N', 'Or', 'Po', 'Ar', 'PNS', 'ANS', 'Go'] as const satisfies HeadKey[];

/** From these fits on: lips beside a jaw, a face without a jaw, a jaw of its own, a jaw beside a palate. */
const LIPS_SEEN = 0.3;
const FACE_SEEN = 0.6;
const JAW_SEEN = 0.42;
const JAW_BESIDE = { jaw: 0.25, palate: 0.2 };

/**
 * Proposes landmarks of head and profile; what its parts do not show is left out. By edges, dynamic programming and what
 * published norms say of where landmarks lie to each other; no film is stored in it (README).
 * @param pixels RGBA of the whole film, about 24 cm high, of a face that looks to the right, as lateral cephalograms do by
 * convention
 * @returns landmarks in the film's pixels, none of them confirmed
 */
export function proposeLandmarks(pixels: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}): Marks {
  const film = grayFilm(pixels, ROWS);
  const contrast = contrastOf(film);
  const mm = ROWS / FILM_MM;
  const lower = lowerFaceOn(film, contrast, mm);
  if (!lower) return {};
  const upper = upperHeadOn(contrast, lower, mm);
  const isJaw = lower.jaw.fit >= JAW_SEEN || (lower.jaw.fit >= JAW_BESIDE.jaw && upper.palate >= JAW_BESIDE.palate);
  const isFace = lower.face.fit >= (isJaw ? LIPS_SEEN : FACE_SEEN);
  const shown = new Set<HeadKey>([
    ...(isFace ? LIPS : []),
    ...(isJaw ? CHIN : []),
    ...(isJaw && isFace ? FRONT : []),
    ...(isJaw && upper.sella > SELLA_SEEN ? UPPER : []),
  ]);
  if (!lower.seen.Prn) shown.delete('Prn');
  if (!isFace) shown.delete('ANS');
  const expected = expectation(upper.seen);
  const scale = pixels.height / FILM_MM;
  const marks: Partial<Record<LandmarkKey, Mark>> = {};
  for (const key of headKeys) {
    if (!shown.has(key)) continue;
    const { x, y } = upper.seen[key] ?? expected(key);
    marks[key] = { x: round(x * scale), y: round(y * scale), confirmed: false, confidence: CONFIDENCE[key] };
  }
  return marks;
}

const round = (value: number): number => Math.round(value * 10) / 10;
