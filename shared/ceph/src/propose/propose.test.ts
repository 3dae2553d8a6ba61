import { THOROUGH } from '@archway/build/sampling';
import { bestPath } from './best-path.ts';
import { hasRealFilms, judge, tableOf } from '../testing/real-films.node.ts';
import { expectation } from './expected/expectation.ts';
import { headKeys, meanHead } from './expected/mean-head.ts';
import { proposeLandmarks } from './propose.ts';

const [WIDTH, HEIGHT] = [484, 600];

/** Columns of a drawn profile by row: swellings of nose, lips and chin on a line that falls back. */
function drawnProfile(row: number): number {
  const swelling = (at: number, width: number, size: number): number => size * Math.exp(-(((row - at) / width) ** 2));
  const throat = row > 520 ? (row - 520) * 3 : 0;
  return (
    372 -
    0.08 * (row - 300) +
    swelling(335, 22, 46) +
    swelling(402, 13, 17) +
    swelling(452, 12, 16) +
    swelling(508, 20, 10) -
    throat
  );
}

/** A film of bone, skin and air, drawn by ourselves. */
function drawnFilm(profile: (row: number) => number) {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const skin = profile(y);
      const value = x > skin ? 22 : x > skin - 34 ? 60 : 170;
      data.fill(value, 4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

test('finds nose and lips of a drawn face, and confirms none of them', () => {
  const marks = proposeLandmarks(drawnFilm(drawnProfile));
  expect(Object.keys(marks).sort()).toEqual(['LL', 'Prn', 'Sn', 'UL']);
  for (const mark of Object.values(marks)) expect(mark).toMatchObject({ confirmed: false });
  expect(marks.Prn?.y).toBeGreaterThan(325);
  expect(marks.Prn?.y).toBeLessThan(345);
  expect(Math.abs((marks.UL?.y ?? 0) - 402)).toBeLessThan(8);
  expect(Math.abs((marks.LL?.y ?? 0) - 452)).toBeLessThan(8);
  expect(Math.abs((marks.UL?.x ?? 0) - drawnProfile(402))).toBeLessThan(5);
});

test('of a larger film the same, in its own pixels', () => {
  const small = drawnFilm(drawnProfile);
  const data = new Uint8ClampedArray(16 * WIDTH * HEIGHT);
  for (let y = 0; y < 2 * HEIGHT; y++)
    for (let x = 0; x < 2 * WIDTH; x++) {
      const from = 4 * ((y >> 1) * WIDTH + (x >> 1));
      data.set(small.data.subarray(from, from + 4), 4 * (y * 2 * WIDTH + x));
    }
  const [once, twice] = [proposeLandmarks(small), proposeLandmarks({ width: 2 * WIDTH, height: 2 * HEIGHT, data })];
  expect(twice.LL?.x).toBeCloseTo(2 * (once.LL?.x ?? 0), 0);
  expect(twice.LL?.y).toBeCloseTo(2 * (once.LL?.y ?? 0), 0);
});

test('leaves to the reader what is no clear face', () => {
  expect(proposeLandmarks(drawnFilm(() => 380))).toEqual({});
  expect(proposeLandmarks({ width: 40, height: 50, data: new Uint8ClampedArray(8000) })).toEqual({});
  expect(proposeLandmarks({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual({});
});

test('the best path pays for its sideways steps', () => {
  const scores = Float32Array.from([1, 0, 0, 0, 0, 1.1, 1, 0, 0]);
  expect([...bestPath(scores, 3, 3, 0.5)]).toEqual([0, 0, 0].map(() => 0));
  expect([...bestPath(scores, 3, 3, 0.01)]).toEqual([0, 2, 0]);
});

test('a head that is seen in few places lies where the mean one does, moved, and the less surely the farther away', () => {
  const moved = { x: 70, y: 55 };
  const seen = Object.fromEntries(
    (['Sn', 'Me', 'S'] as const).map((key) => [
      key,
      { x: meanHead[key].x + moved.x, y: meanHead[key].y + moved.y, sigma: 1 },
    ]),
  );
  const at = expectation(seen);
  for (const key of headKeys) {
    expect(at(key).x).toBeCloseTo(meanHead[key].x + moved.x, 0);
    expect(at(key).y).toBeCloseTo(meanHead[key].y + moved.y, 0);
  }
  expect(at('Gn').sigma).toBeLessThan(at('Go').sigma);
  // A chin that lies ahead takes its neighbours with it, the ear hardly.
  const ahead = expectation({ ...seen, Me: { ...(seen['Me'] ?? moved), x: meanHead.Me.x + moved.x + 8, sigma: 1 } });
  expect(ahead('Gn').x - at('Gn').x).toBeGreaterThan(4);
  expect(Math.abs(ahead('Po').x - at('Po').x)).toBeLessThan(4);
});

(hasRealFilms ? test : test.skip)(
  'on real films most landmarks are proposed, half of them within 2 mm, none surely',
  () => {
    const judged = judge(proposeLandmarks);
    const table = tableOf(judged);
    if (process.env['ARCHWAY_CEPH_TABLE']) process.stdout.write(`${JSON.stringify(table, null, 1)}\n`);
    const { all, odd, even } = table;
    expect(all?.['proposed']).toBeGreaterThanOrEqual(THOROUGH ? 300 : 130);
    // The goal over all that is proposed, and little worse on either half.
    expect(all?.['mean']).toBeLessThan(2.7);
    expect((all?.['within2'] ?? 0) / (all?.['proposed'] ?? 1)).toBeGreaterThanOrEqual(0.5);
    for (const half of [odd, even]) expect(half?.['mean']).toBeLessThan(3);
    expect(judged.filter(({ mm, confidence }) => mm !== null && mm > 4 && confidence >= 0.75)).toEqual([]);
    // What is called likely is seldom far off.
    const likely = judged.filter(({ confidence, mm }) => mm !== null && confidence >= 0.6);
    expect(likely.filter(({ mm }) => (mm ?? 0) > 4).length / likely.length).toBeLessThan(0.08);
  },
);
