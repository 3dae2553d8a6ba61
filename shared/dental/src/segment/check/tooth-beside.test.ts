import type { Crown } from '../cut/crown.ts';
import { cutTeeth } from '../cut/cut-teeth.ts';
import { seamPrices } from '../cut/seams.ts';
import { slotOf } from '../prior/slots.ts';
import { sheet } from '../testing/sheet.ts';
import { crownFacts } from './crown-facts.ts';
import { withTeethBeside } from './tooth-beside.ts';

/** Round crowns on even gum: middle along and across the row, radius and height in mm. */
interface Round {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly height: number;
}
const ROW = 12;
const peg: Round = { x: 15, z: ROW, radius: 2.6, height: 4 };
const beside: Round = { x: 8.5, z: ROW - 4, radius: 3.9, height: 5.5 };

/** What was found where only the first of the crowns has been. */
function foundIn(rounds: readonly Round[]) {
  const surface = sheet(48, 48, 0.5, (x, z) =>
    Math.max(0, ...rounds.map((one) => one.height * (1 - (Math.hypot(x - one.x, z - one.z) / one.radius) ** 4))),
  );
  const places = {
    along: Float32Array.from({ length: surface.faces }, (_, f) => surface.middles[f * 3]!),
    across: Float32Array.from({ length: surface.faces }, (_, f) => surface.middles[f * 3 + 2]! - ROW),
  };
  const { x, z, radius, height } = rounds[0]!;
  const slot = slotOf('upper', 12);
  const crowns: Crown[] = [
    { slot, from: x - radius, to: x + radius, tiltFrom: 0, tiltTo: 0, top: height, across: z - ROW },
  ];
  const seams = seamPrices(surface);
  const labels = cutTeeth(surface, seams, places, 'upper', crowns);
  const found = { crowns, labels, facts: crownFacts(surface, labels, 1), places, seams };
  /** Which part of the faces well within a crown are tooth. */
  const share = (of: Uint8Array, { x: cx, z: cz, radius: r }: Round): number => {
    const faces = [...of.keys()].filter(
      (f) => Math.hypot(surface.middles[f * 3]! - cx, surface.middles[f * 3 + 2]! - cz) < 0.8 * r,
    );
    return faces.reduce((sum, f) => sum + of[f]!, 0) / faces.length;
  };
  return { surface, found, share };
}

it('a whole crown behind the row has the place that a small one in it took', () => {
  const { surface, found, share } = foundIn([peg, beside]);
  expect([share(found.labels, peg), share(found.labels, beside)]).toEqual([1, 0]);
  const { labels, crowns } = withTeethBeside(surface, 'upper', found);
  expect([share(labels, peg), share(labels, beside)]).toEqual([0, 1]);
  expect(crowns[0]).toMatchObject({ slot: slotOf('upper', 12), leaves: true, top: expect.closeTo(5.5, 0) });
});

it.each([
  ['a low one beside it', [peg, { ...beside, height: 3 }]],
  ['one no larger than itself', [peg, { ...peg, x: 8 }]],
  ['nothing beside it', [peg]],
])('a small crown with %s stays what it is', (_, rounds) => {
  const { surface, found } = foundIn(rounds);
  expect(withTeethBeside(surface, 'upper', found)).toBe(found);
});

it('a whole crown stays what it is, whatever stands beside it', () => {
  const { surface, found } = foundIn([beside, { ...beside, x: 18, height: 7 }]);
  expect(withTeethBeside(surface, 'upper', found)).toBe(found);
});
