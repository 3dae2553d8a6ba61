import type { Pose } from '@archway/contracts';
import { type Vec3, between, length, scale, seededRandom, subtract } from '@archway/geometry';
import { AT_REST, aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import { gapBetween } from './gap-between.ts';
import { solidOf } from './solid.ts';
import type { Touch } from './deepest-point.ts';
import { touchBetween, wayOut } from './touch-between.ts';

const [, , one, other] = framedTeeth(madeJaw('lower', { triangles: 12_000 })).map(({ body }) => body);
const [first, second] = [solidOf(one!), solidOf(other!)];
const towards = subtract(other!.center, one!.center);
const random = seededRandom(7);

/** The first tooth pushed towards the second one. @param mm how far */
function pushed(mm: number): Pose {
  const way = scale(towards, mm / length(towards));
  const aside = (): number => between(random, -0.3, 0.3);
  const by: Vec3 = [way[0] + aside(), way[1] + aside(), way[2] + aside()];
  return aboutPoint(aboutAxis([0, 1, 0], between(random, -8, 8)), one!.center, by);
}

test('teeth touch by as much as gaps say, whatever is known of before', () => {
  let before: Touch | undefined;
  for (let round = 0; round < 12; round++) {
    const pose = pushed(0.4 + 0.12 * round);
    const gap = gapBetween(first, pose, second, AT_REST);
    expect(touchBetween(first, pose, second, AT_REST).gap).toBeCloseTo(gap, 5);
    before = touchBetween(first, pose, second, AT_REST, before);
    expect(before.gap).toBeCloseTo(gap, 5);
    const back = touchBetween(second, AT_REST, first, pose);
    expect(back.gap).toBeCloseTo(gap, 4);
  }
});

const gone = ({ q, t }: Pose, by: Vec3): Pose => ({ q, t: [t[0] + by[0], t[1] + by[1], t[2] + by[2]] });

test('the way out leads out, for whichever tooth goes it: as far as they are deep, again where they are wedged', () => {
  for (const mm of [1.5, 1.6, 1.7]) {
    let [pose, made] = [pushed(mm), AT_REST];
    expect(touchBetween(first, pose, second, made).gap).toBeLessThan(-0.05);
    for (let round = 0; round < 6; round++) {
      const touch = touchBetween(first, pose, second, made);
      const out = wayOut(first, pose, second, made, touch);
      const step = scale(out, -touch.gap / length(out));
      if (round % 2 === 0) pose = gone(pose, step);
      else made = gone(made, scale(step, -1));
    }
    expect(Math.abs(gapBetween(first, pose, second, made))).toBeLessThan(0.01);
  }
});

test('what is far apart touches nowhere', () => {
  expect(touchBetween(first, aboutPoint(AT_REST.q, [0, 0, 0], [30, 0, 0]), second, AT_REST)).toEqual({
    ...{ gap: 1, ofFirst: true, at: -1 },
  });
});
