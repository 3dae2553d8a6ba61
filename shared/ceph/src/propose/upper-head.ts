import type { Point } from '../point.ts';
import type { Contrast } from './contrast.ts';
import { expectation } from './expected/expectation.ts';
import type { HeadKey } from './expected/mean-head.ts';
import type { Landmarks, LowerFace } from './lower-face.ts';
import { frontBeside, hollowOf } from './outline/front.ts';
import { type Jaw } from './outline/jaw.ts';
import { palateNear } from './palate.ts';
import { type RingKind, ringNear } from './rings.ts';

/** How clearly what the upper head hangs on was seen. */
export interface UpperHead {
  /** In millimetres of the film. */
  readonly seen: Landmarks;
  readonly sella: number;
  readonly palate: number;
}

/** The cup of the sella and the two rings of an ear rod, in pixels of a film of 600 rows; angles turn downwards. */
const SELLA: RingKind = { from: -0.2, to: Math.PI + 0.2, radii: [8, 9, 10, 11, 12, 13, 14], line: 4 };
const EAR: RingKind = {
  from: 0,
  to: 2 * Math.PI,
  radii: [8, 9, 10, 11, 12],
  around: [15, 16, 17, 18, 19, 20],
  line: 3,
};
/** From these scores on they are seen. */
export const SELLA_SEEN = 0.53;
const EAR_SEEN = 0.08;
const PALATE_SEEN = 0.3;
/** The roof of the ear canal above the middle of the rod, and gonion above the tangent of the lower border: millimetres. */
const ROOF = 6;
const GONION = 2;

type Step = (seen: Landmarks, at: (key: HeadKey) => Point & { readonly sigma: number }) => Landmarks;

/** What is seen above and behind the lower face, each part where those before it let it be expected. */
export function upperHeadOn(contrast: Contrast, { seen: lower, jaw, bone }: LowerFace, mm: number): UpperHead {
  const scores = { sella: 0, palate: 0 };
  const px = ({ x, y }: Point): Point => ({ x: x * mm, y: y * mm });
  const seenAt = ({ x, y }: Point, sigma: number) => ({ x: x / mm, y: y / mm, sigma });

  const sella: Step = (_, at) => {
    const cup = ringNear(contrast, px(at('S')), 9 * mm, 24 * mm, 0.06, SELLA);
    scores.sella = cup.score;
    return cup.score > SELLA_SEEN ? { S: seenAt(cup, 1) } : {};
  };
  const ear: Step = (_, at) => {
    const { x, y } = at('Po');
    const rod = ringNear(contrast, px({ x, y: y + ROOF }), 4 * mm, 12 * mm, 0.02, EAR);
    return rod.score > EAR_SEEN ? { Po: seenAt({ x: rod.x, y: rod.y - ROOF * mm }, 2.5) } : {};
  };
  const palate: Step = (_, at) => {
    const [back, front] = [at('PNS'), at('ANS')];
    const line = palateNear(contrast, px(back), px(front), Math.round(9 * mm));
    scores.palate = line.score;
    if (line.score < PALATE_SEEN) return {};
    return { PNS: seenAt(line.back, back.sigma / 2), ANS: seenAt(line.front, front.sigma / 2) };
  };
  const nasion: Step = (_, at) => {
    const { x, y } = px(at('N'));
    const around = [
      { x, y: y - 14 * mm },
      { x, y: y + 14 * mm },
    ];
    const [first, ...rest] = frontBeside(contrast, around, Math.round(6 * mm));
    if (!first) return {};
    const beside = rest.reduce((best, each) => (Math.abs(each.y - y) < Math.abs(best.y - y) ? each : best), first);
    return { N: seenAt({ x: beside.x, y }, 2) };
  };
  const gonion: Step = (seen) => {
    const { Go: _, ...others } = seen;
    return { Go: { ...onBorder(expectation(others)('Go'), jaw, mm), sigma: 3 } };
  };
  const front: Step = (_, at) => {
    const [ans, a, u1] = [at('ANS'), at('A'), at('U1')];
    const line = frontBeside(bone, [px(ans), px(a), px({ x: u1.x, y: u1.y + 4 })], Math.round(5 * mm));
    const rows = (from: number, to: number) => line.filter(({ y }) => y >= from * mm && y <= to * mm);
    const foremost = (from: number, to: number) =>
      rows(from, to).reduce<Point | null>((best, each) => (best && best.x >= each.x ? best : each), null);
    const hollow = hollowOf(rows(ans.y, u1.y - 3), a.y * mm);
    const spine = foremost(ans.y - 1, ans.y + 3);
    const edge = foremost(u1.y - 4, u1.y + 3);
    return {
      ...(hollow ? { A: seenAt(hollow, 2) } : {}),
      ...(spine ? { ANS: { x: spine.x / mm, y: ans.y, sigma: 2 } } : {}),
      ...(edge ? { U1: { x: edge.x / mm, y: u1.y, sigma: 2 } } : {}),
    };
  };
  const orbit: Step = (_, at) => ({ Or: seenAt(brightestNear(contrast, px(at('Or'))), 2) });

  const seen = [sella, ear, palate, nasion, gonion, front, orbit].reduce<Landmarks>(
    (known, step) => ({ ...known, ...step(known, expectation(known)) }),
    lower,
  );
  return { seen, ...scores };
}

/** A place moved across the lower border to where gonion lies above its tangent. */
function onBorder({ x, y }: Point, jaw: Jaw, mm: number): Point {
  const along = (jaw.plane * Math.PI) / 180;
  const below = (y - jaw.turn.y / mm) * Math.cos(along) - (x - jaw.turn.x / mm) * Math.sin(along);
  const up = below + GONION;
  return { x: x + up * Math.sin(along), y: y - up * Math.cos(along) };
}

/** Pixels about the expected place, and the price of each, squared. */
const ORBIT = 14;
const FAR = 0.005;

/** The rim of the orbit is met by the cheekbone where it is brightest. */
function brightestNear({ width, height, data }: Contrast, { x, y }: Point): Point {
  let [best, place]: [number, Point] = [-Infinity, { x, y }];
  for (let dy = -ORBIT; dy <= ORBIT; dy++)
    for (let dx = -ORBIT; dx <= ORBIT; dx++) {
      const [u, v] = [Math.round(x + dx), Math.round(y + dy)];
      if (u < 2 || v < 2 || u >= width - 2 || v >= height - 2) continue;
      let sum = 0;
      for (let b = -2; b <= 2; b++) for (let a = -2; a <= 2; a++) sum += data[(v + b) * width + u + a] ?? 0;
      const worth = sum / 25 - FAR * (dx * dx + dy * dy);
      if (worth > best) [best, place] = [worth, { x: x + dx, y: y + dy }];
    }
  return place;
}
