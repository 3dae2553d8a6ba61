import type { Point } from '../point.ts';
import { type Contrast, behindSkin } from './contrast.ts';
import type { Seen } from './expected/expectation.ts';
import type { HeadKey } from './expected/mean-head.ts';
import { type Face, facesOf, smoothProfile } from './face.ts';
import type { GrayFilm } from './gray-film.ts';
import { chinOf } from './outline/chin.ts';
import { type Jaw, jawOf } from './outline/jaw.ts';
import { skinDistance } from './skin-distance.ts';
import { skinProfile } from './skin-profile.ts';

export type Landmarks = Partial<Record<HeadKey, Seen>>;

/** The profile and the lower jaw behind it, which explain each other. */
export interface LowerFace {
  /** In millimetres of the film. */
  readonly seen: Landmarks;
  readonly jaw: Jaw;
  readonly face: Face;
  /** Contrast without the skin. */
  readonly bone: Contrast;
}

/** From the chin of the skin to where the bone behind it turns up, and how far about it that is looked for: millimetres. */
const TURN = { x: -18, y: 7 };
const REACH = { x: 10, y: 14 };
/** So many readings of the profile are tried with a jaw, and what the reading itself weighs against the jaw. */
const READINGS = 3;
const FACE = 0.15;
/** Rows of the chin in millimetres that a reading may differ from the jaw. */
const APART = 7;
/** Of a face that hardly fits, lips tell little. */
const CLEAR = 0.4;

/** Null where no profile is that of a face. */
export function lowerFaceOn(film: GrayFilm, contrast: Contrast, mm: number): LowerFace | null {
  const { top, columns } = skinProfile(film);
  const profile = smoothProfile(columns);
  const skin = skinDistance(film.width, film.height, top, profile);
  const bone = behindSkin(contrast, top, profile, skin);
  const readings = facesOf(profile)
    .slice(0, READINGS)
    .map((face) => {
      const near = { x: (profile[face.chin] ?? 0) + TURN.x * mm, y: top + face.chin + TURN.y * mm };
      return { face, jaw: jawOf(bone, skin, mm, near, REACH) };
    });
  const [first] = readings.sort((a, b) => FACE * (b.face.fit - a.face.fit) + b.jaw.fit - a.jaw.fit);
  if (!first) return null;
  const { jaw } = first;
  // Of all readings the one whose chin lies before this jaw's.
  const off = (face: Face): number =>
    0.1 * ((top + face.chin + TURN.y * mm - jaw.turn.y) / (APART * mm)) ** 2 - face.fit;
  const face = readings.map((reading) => reading.face).reduce((best, each) => (off(each) < off(best) ? each : best));
  const row = (at: number, sigma: number): Seen => ({
    x: ((profile[at] ?? 0) + 0.5) / mm,
    y: (top + at + 0.5) / mm,
    sigma,
  });
  return { seen: { ...softTissue(face, row), ...chinBone(bone, jaw, mm) }, jaw, face, bone };
}

function softTissue(face: Face, row: (at: number, sigma: number) => Seen): Landmarks {
  const lips = face.fit > CLEAR ? 2 : 6;
  return {
    ...(face.nose === null ? {} : { Prn: row(face.nose, 3) }),
    Sn: row(face.subnasale, lips),
    UL: row(face.upper, lips),
    LL: row(face.lower, lips),
    softPog: row(face.chin, 3),
  };
}

function chinBone(bone: Contrast, jaw: Jaw, mm: number): Landmarks {
  const chin = chinOf(bone, jaw, mm);
  const seen = ({ x, y }: Point, sigma: number): Seen => ({ x: x / mm, y: y / mm, sigma });
  const along = (jaw.plane * Math.PI) / 180;
  const corner = {
    x: jaw.turn.x - mm * jaw.body * Math.cos(along),
    y: jaw.turn.y - mm * jaw.body * Math.sin(along),
  };
  return {
    B: seen(chin.B, 2),
    Pog: seen(chin.Pog, 1.5),
    Gn: seen(chin.Gn, 1),
    Me: seen(chin.Me, 1),
    Go: seen(corner, 12),
  };
}
