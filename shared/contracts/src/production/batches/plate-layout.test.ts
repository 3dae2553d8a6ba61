import { type Footprint, type Layout, type Plate, layOut, modelsOf } from './plate-layout.ts';

/** The same numbers every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function faults({ plates }: Layout, plate: Plate, gap: number): string[] {
  const found: string[] = [];
  for (const placed of plates)
    for (const [at, one] of placed.entries()) {
      if (one.x < 0 || one.y < 0 || one.x + one.width > plate.width + 1e-6 || one.y + one.depth > plate.depth + 1e-6)
        found.push(`${one.key} hangs over the edge`);
      for (const other of placed.slice(at + 1)) {
        const apart =
          one.x + one.width + gap <= other.x + 1e-6 ||
          other.x + other.width + gap <= one.x + 1e-6 ||
          one.y + one.depth + gap <= other.y + 1e-6 ||
          other.y + other.depth + gap <= one.y + 1e-6;
        if (!apart) found.push(`${one.key} lies on ${other.key}`);
      }
    }
  return found;
}

test('nothing overlaps, nothing hangs over, nothing is lost and nothing lies twice, whatever is laid', () => {
  const next = numbers(7);
  const random = (from: number, to: number): number => Math.round((from + next.next().value * (to - from)) * 10) / 10;
  for (let round = 0; round < 60; round += 1) {
    const plate = { width: random(60, 300), depth: random(60, 300) };
    const gap = random(0, 5);
    const footprints: Footprint[] = Array.from({ length: Math.ceil(random(1, 60)) }, (_, at) => ({
      ...{ key: String(at), width: random(5, 120), depth: random(5, 120) },
    }));
    const layout = layOut(footprints, plate, gap);
    expect(faults(layout, plate, gap)).toEqual([]);
    const keys = [...layout.plates.flat(), ...layout.left].map(({ key }) => key);
    expect(keys.sort()).toEqual(footprints.map(({ key }) => key).sort());
    const sides = new Map(footprints.map(({ key, width, depth }) => [key, [width, depth].sort()]));
    for (const { key, width, depth } of layout.plates.flat()) expect([width, depth].sort()).toEqual(sides.get(key));
    for (const one of layout.left) expect(layOut([one], plate, 0).plates).toEqual([]);
    expect(layout.plates.every((placed) => placed.length > 0)).toBe(true);
  }
});

test('only what is larger than the plate either way is left, and what fits to the millimetre lies', () => {
  const plate = { width: 100, depth: 60 };
  expect(layOut([{ key: 'a', width: 60, depth: 100 }], plate, 2).plates).toEqual([
    [{ key: 'a', width: 100, depth: 60, x: 0, y: 0, turned: true }],
  ]);
  expect(layOut([{ key: 'b', width: 101, depth: 5 }], plate, 2)).toEqual({
    plates: [],
    left: [{ key: 'b', width: 101, depth: 5 }],
  });
  const four = Array.from({ length: 4 }, (_, at) => ({ key: String(at), width: 49, depth: 29 }));
  expect(layOut(four, plate, 2).plates).toHaveLength(1);
  expect(layOut(four, plate, 2.1).plates.map(({ length }) => length)).toEqual([3, 1]);
});

test('the models of a sub-order: one a step and jaw, retainers in sets', () => {
  const of = (given: Partial<Parameters<typeof modelsOf>[0]>) =>
    modelsOf({ kind: 'steps', upperSteps: null, lowerSteps: null, pieces: 0, ...given }).map(
      ({ jaw, step, copy }) => `${jaw} ${step}.${copy}`,
    );
  expect(of({ upperSteps: '05~06', lowerSteps: '05', pieces: 3 })).toEqual(['upper 5.1', 'upper 6.1', 'lower 5.1']);
  expect(of({ kind: 'retainer', upperSteps: '14', lowerSteps: '12', pieces: 4 })).toEqual([
    ...['upper 14.1', 'upper 14.2', 'lower 12.1', 'lower 12.2'],
  ]);
  expect(of({})).toEqual([]);
});
