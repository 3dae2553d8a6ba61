import { libraryForms } from '@archway/contracts';
import type { ArchForm } from './arch-curve.ts';
import { HALF_WIDTH } from './arch-curve.ts';
import { archFit } from './arch-fit.ts';
import { type ArchTooth, archOfLibrary } from './arch-library.ts';

/** How far behind the front an arch is, so far from its middle. */
const behind = ({ bend, corner }: ArchForm, x: number): number =>
  -(bend * (x / HALF_WIDTH) ** 2 + corner * (x / HALF_WIDTH) ** 4);
/** How wide an arch is, so far behind its front. */
function widthAt(form: ArchForm, depth: number): number {
  let x = 0;
  while (behind(form, x) < depth) x += 0.01;
  return 2 * x;
}

const places = [3.5, 9, 14, 19, 22, 25, 27];
const teeth = (middle = 0): ArchTooth[] =>
  [30, 40].flatMap((quadrant) =>
    places.map((x, n) => {
      const u = x / HALF_WIDTH;
      return { fdi: quadrant + n + 1, line: [middle + (quadrant === 30 ? x : -x), 2, 20 - 16 * u ** 2 - 14 * u ** 4] };
    }),
  );

test('forms of the library keep the front and the molars of a jaw, and differ by 6 mm at its canines', () => {
  const found = archFit(teeth(1).map(({ line }) => [line[0], line[2]])).form;
  const made = libraryForms.map((form) => archOfLibrary(form, teeth(1)));
  for (const form of made) {
    expect(form.front).toBeCloseTo(found.front, 6);
    expect(form.middle).toBeCloseTo(1, 6);
    expect(behind(form, 25)).toBeCloseTo(behind(found, 25), 6);
  }
  const [tapered, ovoid, square] = made.map((form) => widthAt(form, 5.5)) as [number, number, number];
  expect(square - tapered).toBeGreaterThan(5);
  expect(square - tapered).toBeLessThan(7.5);
  expect(Math.abs((square + tapered) / 2 - ovoid)).toBeLessThan(0.6);
});

test('of a jaw without molars the outermost teeth tell the size', () => {
  const front = teeth().filter(({ fdi }) => fdi % 10 <= 4);
  expect(behind(archOfLibrary('ovoid', front), 19)).toBeCloseTo(
    behind(archFit(front.map(({ line }) => [line[0], line[2]])).form, 19),
    6,
  );
});
