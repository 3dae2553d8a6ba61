import { finishContent, finishLimits } from '@archway/contracts';
import { type GumSurface, gumSurface } from '@archway/dental/finish';
import { AT_REST } from '@archway/dental';
import { cutGum, ownersOf, posedGum, usualReach } from '@archway/dental/gum';
import { generateJaw, generateTeeth } from '@archway/mesh';
import { baseLevel } from '../scene/base-level.ts';
import { contentOf, drawingOf, proposed, wishOf, withBase, withLine } from './drawing.ts';

function lowerJaw(): GumSurface {
  const wanted = { jaw: 'lower', triangles: 16_000 } as const;
  const teeth = generateTeeth(wanted);
  const gum = cutGum(
    generateJaw(wanted),
    teeth.map(({ body }) => body.positions),
    usualReach,
  );
  const own = teeth.map(({ fdi }) => fdi);
  return gumSurface({
    ...{ jaw: 'lower', positions: posedGum(gum, own, () => AT_REST), indices: gum.indices },
    ...{ owners: ownersOf(gum, own), teeth: new Map(teeth.map(({ fdi, frame }) => [fdi, frame.origin])) },
  });
}
const surface = lowerJaw();
const design = 'a'.repeat(64);
const drawn = proposed(surface, 12)!;

test('what is proposed can be saved, and is opened as it was', () => {
  const content = contentOf({ upper: null, lower: drawn }, 'postProcess', design);
  expect(finishContent.safeParse(content).error).toBeUndefined();
  expect(drawingOf(content)).toEqual({ upper: null, lower: drawn });
});

test('of a retainer only step and line are kept', () => {
  const content = contentOf({ upper: undefined, lower: drawn }, 'retainer', design);
  expect(finishContent.safeParse(content).error).toBeUndefined();
  expect(Object.keys(content.lower!)).toEqual(['step', 'cutLine']);
  expect(drawingOf(content).lower?.cutLine).toEqual(drawn.cutLine);
});

test('another wish draws another line and keeps text and base as they were wished', () => {
  const written = { ...withBase(drawn, { margin: 4 }), text: { position: 'right', content: 'A1' } as const };
  const next = proposed(surface, 12, written, { ...written.cutLine, shape: 1 })!;
  expect(next.cutLine).toMatchObject({ shape: 1, by: 'auto' });
  expect(next.cutLine.points).not.toEqual(written.cutLine.points);
  expect([next.text, next.base.margin]).toEqual([written.text, 4]);
});

test('a side is straight where it is wished, and not any more once that is taken off', () => {
  const straight = proposed(surface, 12, drawn, wishOf({ ...drawn.cutLine, buccalStraight: 1 }))!;
  expect(straight.cutLine).toMatchObject({ buccalStraight: 1, frontSmooth: finishLimits.frontSmooth.usual });
  expect(straight.cutLine.points).not.toEqual(drawn.cutLine.points);
  const content = contentOf({ upper: null, lower: straight }, 'postProcess', design);
  expect(finishContent.safeParse(content).error).toBeUndefined();
  const again = proposed(surface, 12, straight, wishOf({ ...straight.cutLine, buccalStraight: undefined }))!;
  expect(again).toEqual(drawn);
  expect(Object.keys(again.cutLine)).not.toContain('buccalStraight');
});

test('a line that was moved is said to be, and the base goes around it', () => {
  const moved = drawn.cutLine.points.map(([x, y, z]): [number, number, number] => [x * 1.1, y, z]);
  const next = withLine(drawn, moved, 'edited');
  expect(next.cutLine.by).toBe('edited');
  const reach = (of: typeof drawn) => Math.max(...of.base.outline.map(([x]) => x));
  expect(reach(next)).toBeGreaterThan(reach(drawn) + 1);
});

test('a base is a horseshoe unless it was made filled, before there were several or by choice', () => {
  const filled = withBase(drawn, { form: 'filled' });
  const area = ({ base: { outline } }: typeof drawn) =>
    outline.reduce((sum, [x, z], n) => sum + outline.at(n - 1)![0] * z - x * outline.at(n - 1)![1], 0) / 2;
  expect([drawn.base.form, filled.base.form]).toEqual(['horseshoe', 'filled']);
  expect(area(filled)).toBeGreaterThan(1.4 * area(drawn));
  const { form: _, ...older } = filled.base;
  expect(withBase({ ...filled, base: older }, { margin: 3 }).base).toEqual(withBase(filled, { margin: 3 }).base);
  const content = contentOf({ upper: null, lower: filled }, 'postProcess', design);
  expect(finishContent.safeParse(content).error).toBeUndefined();
});

test('the base ends beyond the line, away from the teeth', () => {
  const lowest = Math.min(...drawn.cutLine.points.map(([, y]) => y));
  expect(baseLevel(drawn, 'lower')).toBeCloseTo(lowest - drawn.base.height, 9);
});
