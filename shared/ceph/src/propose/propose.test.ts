import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJpeg } from '@archway/photo/jpeg';
import type { LandmarkKey } from '../landmarks.ts';
import { bestPath } from './best-path.ts';
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

const folder = join(process.env['ARCHWAY_TEST_DATA'] ?? join(__dirname, '../../../../../shared/data'), 'ceph-lateral');

/** Landmarks of the films by two clinicians, in pixels of 0.1 mm. */
function truth(): Map<string, Map<string, { x: number; y: number }>> {
  const films = new Map<string, Map<string, { x: number; y: number }>>();
  for (const line of readFileSync(join(folder, 'points.tsv'), 'utf8').trim().split('\n').slice(1)) {
    const [file = '', name = '', x, y] = line.split('\t');
    const film = films.get(file) ?? new Map();
    films.set(file, film.set(name.split(' ')[0] ?? '', { x: Number(x), y: Number(y) }));
  }
  return films;
}

(existsSync(folder) ? test : test.skip)('on real films few landmarks are proposed, and none far off', () => {
  const films = truth();
  const errors: { key: LandmarkKey; mm: number; confidence: number }[] = [];
  let proposedOn = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jpg'))) {
    const marks = proposeLandmarks(decodeJpeg(readFileSync(join(folder, file))));
    if (Object.keys(marks).length > 0) proposedOn++;
    for (const key of ['Sn', 'UL', 'LL'] as const) {
      const [mark, known] = [marks[key], films.get(file)?.get(key)];
      if (!mark || !known) continue;
      const mm = Math.sqrt((mark.x - known.x) ** 2 + (mark.y - known.y) ** 2) / 10;
      errors.push({ key, mm, confidence: mark.confidence ?? 0 });
    }
  }
  const mean = errors.reduce((sum, { mm }) => sum + mm, 0) / errors.length;
  expect(proposedOn).toBeGreaterThanOrEqual(8);
  expect(mean).toBeLessThan(2.5);
  // Nothing that is far off is sure.
  expect(errors.filter(({ mm, confidence }) => mm > 4 && confidence > 0.6)).toEqual([]);
  expect(errors.filter(({ mm }) => mm > 5)).toEqual([]);
});
