import { type TextPosition, CUT_LINE_POINTS, textPositions } from '@archway/contracts';
import { type Vec3, add, length, mean, nearestOnTriangle, scale, subtract } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';
import { turnedOver } from '../body/jaw-axes.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { archSides } from './arch-sides.ts';
import { type LineWish, type StandingGum, baseOutline, cutLineOn, drawnLine, gumSurface, textPlace } from './index.ts';

/** What is left of a made-up jaw without the faces of its teeth. */
function gumOf(jaw: Jaw): StandingGum {
  const { positions, indices, labels } = madeJaw(jaw, { triangles: 24_000 });
  const owners = new Uint8Array(positions.length / 3);
  const at = new Map<number, Vec3[]>();
  const kept: number[] = [];
  for (let face = 0; face < labels.length; face++) {
    const corners = [0, 1, 2].map((k) => indices[3 * face + k]!);
    const label = labels[face]!;
    if (label === 0) kept.push(...corners);
    for (const n of label === 0 ? [] : corners) {
      owners[n] = label;
      at.set(label, [...(at.get(label) ?? []), [positions[3 * n]!, positions[3 * n + 1]!, positions[3 * n + 2]!]]);
    }
  }
  return { jaw, positions, indices: kept, owners, teeth: new Map([...at].map(([fdi, all]) => [fdi, mean(all)])) };
}

const usual: LineWish = { shape: 0, reserveGum: 2, terminalWeight: 1 };
const gums = { upper: gumOf('upper'), lower: gumOf('lower') };
const surfaces = { upper: gumSurface(gums.upper), lower: gumSurface(gums.lower) };
const lineOf = (jaw: Jaw, wish: Partial<LineWish> = {}): Vec3[] => {
  const line = cutLineOn(surfaces[jaw], { ...usual, ...wish });
  if (!line) throw new Error('no line');
  return line;
};

/** Points of the gum line. */
function gumLineOf({ positions, indices, owners }: StandingGum): Vec3[] {
  const used = new Set(Array.from(indices));
  return [...used].flatMap((n): Vec3[] =>
    owners[n] ? [[positions[3 * n]!, positions[3 * n + 1]!, positions[3 * n + 2]!]] : [],
  );
}
const toNearest = (point: Vec3, among: readonly Vec3[]): number =>
  among.reduce((least, other) => Math.min(least, length(subtract(point, other))), Infinity);

function toSurface(point: Vec3, { positions, indices }: StandingGum): number {
  const at = (n: number): Vec3 => [positions[3 * n]!, positions[3 * n + 1]!, positions[3 * n + 2]!];
  let least = Infinity;
  for (let face = 0; face < indices.length; face += 3) {
    const a = at(indices[face]!);
    if (Math.abs(a[0] - point[0]) > 3 || Math.abs(a[2] - point[2]) > 3) continue;
    const found = nearestOnTriangle(point, a, at(indices[face + 1]!), at(indices[face + 2]!));
    least = Math.min(least, length(subtract(point, found)));
  }
  return least;
}

const bends = (line: readonly Vec3[]): number =>
  line.reduce((sum, point, n) => {
    const [before, after] = [line.at(n - 1)!, line[(n + 1) % line.length]!];
    const [x, y, z] = [0, 1, 2].map((k) => before[k]! + after[k]! - 2 * point[k]!);
    return sum + x! * x! + y! * y! + z! * z!;
  }, 0);

describe.each(['upper', 'lower'] as const)('of the %s jaw', (jaw) => {
  const gumLine = gumLineOf(gums[jaw]);

  test.each([0, 0.5, 1])('a line of shape %d is closed, even, on the gum, and where it was wished', (shape) => {
    const line = lineOf(jaw, { shape });
    expect(line).toHaveLength(CUT_LINE_POINTS);
    const steps = line.map((point, n) => length(subtract(line[(n + 1) % line.length]!, point)));
    expect(Math.max(...steps)).toBeLessThan(2.5);
    for (const point of line) expect(toSurface(point, gums[jaw])).toBeLessThan(1e-4);
    const away = line.map((point) => toNearest(point, gumLine)).sort((one, other) => one - other);
    expect(away[0]).toBeGreaterThan(0.3);
    expect(away.at(-1)).toBeLessThan(4.2);
    expect(away[line.length >> 1]).toBeGreaterThan(1);
  });

  test('more gum is kept where more is wished, and the straight line is the smoother one', () => {
    const middle = (line: readonly Vec3[]): number =>
      line.map((point) => toNearest(point, gumLine)).sort((one, other) => one - other)[line.length >> 1]!;
    expect(middle(lineOf(jaw, { reserveGum: 3 }))).toBeGreaterThan(middle(lineOf(jaw)) + 0.5);
    expect(bends(lineOf(jaw, { shape: 1 }))).toBeLessThan(bends(lineOf(jaw)));
  });

  test('at the front teeth the line is as smooth as it is wished, and elsewhere what it was', () => {
    const [plain, smooth] = [lineOf(jaw), lineOf(jaw, { frontSmooth: 1 })];
    const parted = (line: readonly Vec3[], ahead: boolean): Vec3[] => {
      const middle = (Math.min(...line.map(([, , z]) => z)) + Math.max(...line.map(([, , z]) => z))) / 2;
      return line.filter(([, , z]) => z > middle + 2 === ahead && Math.abs(z - middle) > 2);
    };
    const inner = (line: readonly Vec3[]): number =>
      line.slice(1, -1).reduce((sum, [, y], n) => sum + Math.abs(line[n]![1] + line[n + 2]![1] - 2 * y), 0);
    expect(inner(parted(smooth, true))).toBeLessThan(0.8 * inner(parted(plain, true)));
    for (const point of parted(smooth, false)) expect(toNearest(point, plain)).toBeLessThan(0.6);
  });

  test.each(['buccalStraight', 'lingualStraight'] as const)(
    '%s: that side is straight, as much farther as it is wished',
    (side) => {
      const { isBuccal } = archSides(surfaces[jaw]);
      const own = (point: Vec3): boolean => {
        const [x, , z] = turnedOver(jaw, point);
        return isBuccal(x, z) === (side === 'buccalStraight');
      };
      const plain = lineOf(jaw);
      const moved = (line: readonly Vec3[], there: boolean): number => {
        const points = line.filter((point) => own(point) === there);
        return points.reduce((sum, point) => sum + toNearest(point, plain), 0) / points.length;
      };
      const [straight, farther] = [lineOf(jaw, { [side]: 0 }), lineOf(jaw, { [side]: 1.5 })];
      expect(moved(straight, true)).toBeGreaterThan(moved(straight, false) + 0.15);
      expect(moved(farther, true)).toBeGreaterThan(moved(straight, true) + 0.3);
      expect(moved(farther, false)).toBeLessThan(moved(farther, true) / 2);
    },
  );

  test('behind the last teeth the line comes as near as it is wished, and nowhere else', () => {
    const [full, flush] = [lineOf(jaw), lineOf(jaw, { terminalWeight: 0.2 })];
    const back = (line: readonly Vec3[]): number => Math.min(...line.map(([, , z]) => z));
    const front = (line: readonly Vec3[]): number => Math.max(...line.map(([, , z]) => z));
    expect(back(flush)).toBeGreaterThan(back(full) + 0.5);
    expect(front(flush)).toBeCloseTo(front(full), 6);
  });

  test('a line that is drawn stays on the gum, goes where it is drawn, and is what it was elsewhere', () => {
    const line = lineOf(jaw);
    const to = lineOf(jaw, { reserveGum: 3 }).reduce((best, point) =>
      length(subtract(point, line[20]!)) < length(subtract(best, line[20]!)) ? point : best,
    );
    const drawn = drawnLine(surfaces[jaw], line, 20, to);
    expect(length(subtract(drawn[20]!, to))).toBeLessThan(1e-3);
    expect(drawn.filter((point, n) => point !== line[n]).length).toBeLessThan(21);
    for (const point of drawn) expect(toSurface(point, gums[jaw])).toBeLessThan(1e-4);
  });

  test('a base that is filled goes around the line at its margin, without a dent', () => {
    const line = lineOf(jaw);
    const outline = baseOutline(line, 2, 'filled');
    const away = ([x, z]: readonly [number, number]): number =>
      Math.min(...line.map((point) => Math.hypot(point[0] - x, point[2] - z)));
    for (const point of outline) expect(away(point)).toBeGreaterThanOrEqual(2 - 1e-6);
    for (const [n, [x, z]] of outline.entries()) {
      const [[x0, z0], [x1, z1]] = [outline.at(n - 1)!, outline[(n + 1) % outline.length]!];
      expect((x - x0) * (z1 - z) - (z - z0) * (x1 - x)).toBeGreaterThan(-1e-6);
    }
    expect(Math.max(...outline.map(([, z]) => z))).toBeCloseTo(Math.max(...line.map(([, , z]) => z)) + 2, 1);
  });

  test('a horseshoe follows the line at its margin on either side, and is open between the arms', () => {
    const line = lineOf(jaw);
    const outline = baseOutline(line, 2, 'horseshoe');
    const fine = line.flatMap((point, n) => {
      const next = line[(n + 1) % line.length]!;
      return Array.from({ length: 20 }, (_, k) => add(scale(point, 1 - k / 20), scale(next, k / 20)));
    });
    const away = ([x, z]: readonly [number, number]): number =>
      Math.min(...fine.map((point) => Math.hypot(point[0] - x, point[2] - z)));
    for (const point of outline) expect(Math.abs(away(point) - 2)).toBeLessThan(0.15);
    const isIn = (x: number, z: number): boolean =>
      outline.filter(([x1, z1], n) => {
        const [x0, z0] = outline.at(n - 1)!;
        return z0 > z !== z1 > z && x < x0 + ((z - z0) / (z1 - z0)) * (x1 - x0);
      }).length %
        2 ===
      1;
    for (const [x, , z] of line) expect(isIn(x, z)).toBe(true);
    const [[middle], back] = [mean(line), Math.min(...line.map(([, , z]) => z))];
    expect(isIn(middle, back + 6)).toBe(false);
    const area = outline.reduce((sum, [x, z], n) => sum + outline.at(n - 1)![0] * z - x * outline.at(n - 1)![1], 0);
    expect(area).toBeGreaterThan(0);
  });

  test('between arms that stand near each other a wide margin leaves nothing open, and the outline is one', () => {
    const outline = baseOutline(lineOf(jaw), 10, 'horseshoe');
    const steps = outline.map(([x, z], n) => Math.hypot(x - outline.at(n - 1)![0], z - outline.at(n - 1)![1]));
    expect(Math.max(...steps)).toBeLessThan(3);
    expect(new Set(outline.map(String)).size).toBe(outline.length);
  });

  test('texts stand on the outer side, from the left of the patient to the right', () => {
    const line = lineOf(jaw);
    const places = textPositions.map((position: TextPosition) => textPlace(line, position));
    const across = places.map(([x]) => x);
    expect(across).toEqual(across.toSorted((one, other) => other - one));
    expect(Math.abs(across[2]!)).toBeLessThan(4);
    expect(places[2]![2]).toBeGreaterThan(Math.max(places[0]![2], places[4]![2]));
  });
});

test('where half of the gum is missing there is no line', () => {
  const { positions, indices } = gums.lower;
  const faces = Array.from({ length: indices.length / 3 }, (_, face) => face);
  const left = faces
    .filter((face) => positions[3 * indices[3 * face]!]! > 0)
    .flatMap((face) => [0, 1, 2].map((k) => indices[3 * face + k]!));
  expect(cutLineOn(gumSurface({ ...gums.lower, indices: left }), usual)).toBeNull();
});
