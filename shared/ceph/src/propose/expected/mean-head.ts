import type { LandmarkKey } from '../../landmarks.ts';
import type { Point } from '../../point.ts';

/** The films of the norms are some 8 % larger than life. */
const LIFE = 1 / 1.08;

const at = (x: number, y: number): Point => ({ x: LIFE * x, y: LIFE * y });

/**
 * A mean head in millimetres, from nasion, with Frankfort's horizontal level, x to the front and y down: drawn of
 * published norms, men and women averaged, and chosen among them with films in view (README).
 *
 * Burstone and others (1978, COGS): N–ANS 52, PNS–N 52, ANS–Gn 65, N–A −1, N–B −6, N–Pog −5.5, PNS–ANS 55, Ptm–N 52,
 * Ar–Ptm 35, Ar–Go 49, upper incisor to nasal floor 29, lower incisor to mandibular plane 43. Jarabak and Fizzell (1972):
 * S–Ar 34, saddle 123°, articular 143°. S–N 73 at 7° to Frankfort's horizontal (Steiner 1953; Burstone). Ricketts (1981):
 * porion 39 to 41 mm behind the pterygoid vertical. McNamara (1984): the upper incisor 5.4 mm ahead of A. Holdaway (1983),
 * Legan and Burstone (1980): soft tissue 15 mm thick at A, 13 mm at the lips, 12 mm at the chin; upper lip 20 mm long, nose
 * 16 mm deep.
 */
export const meanHead = {
  N: at(0, 0),
  S: at(-70.5, 8.7),
  Or: at(-12, 27),
  Po: at(-94.5, 27),
  Ar: at(-86, 39.5),
  ANS: at(3, 52),
  PNS: at(-50, 51),
  A: at(-1, 59.5),
  U1: at(4, 79.5),
  L1: at(1.5, 77.5),
  B: at(-6, 97),
  Pog: at(-7, 108),
  Gn: at(-9.5, 113.5),
  Me: at(-14.5, 116),
  Go: at(-79, 82),
  Prn: at(29, 47),
  Sn: at(14, 57),
  UL: at(18, 68),
  LL: at(14.5, 87.5),
  softPog: at(5, 107),
} as const satisfies Partial<Record<LandmarkKey, Point>>;

export type HeadKey = keyof typeof meanHead;
export const headKeys = Object.keys(meanHead) as readonly HeadKey[];
