import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampled } from '@archway/build/sampling';
import { decodeJpeg } from '@archway/photo/jpeg';
import { type LandmarkKey, landmarks } from '../landmarks.ts';
import type { Marks } from '../marks.ts';
import type { Point } from '../point.ts';

const folder = join(process.env['ARCHWAY_TEST_DATA'] ?? join(__dirname, '../../../../../shared/data'), 'ceph-lateral');

export const hasRealFilms = existsSync(folder);

/** One landmark of one film, proposed or not, in millimetres from where two clinicians saw it. */
export interface Judged {
  readonly file: string;
  readonly key: LandmarkKey;
  readonly mm: number | null;
  readonly confidence: number;
}

/** Landmarks of the films by two clinicians, in pixels of 0.1 mm. */
function truth(): Map<string, Map<LandmarkKey, Point>> {
  const films = new Map<string, Map<LandmarkKey, Point>>();
  for (const line of readFileSync(join(folder, 'points.tsv'), 'utf8').trim().split('\n').slice(1)) {
    const [file = '', name = '', x, y] = line.split('\t');
    const short = name.split(' ')[0] === "Pog'" ? 'softPog' : name.split(' ')[0];
    const key = landmarks.find((each) => each.key === short)?.key;
    if (!key) throw new Error(`no landmark ${name}`);
    const film = films.get(file) ?? new Map<LandmarkKey, Point>();
    films.set(file, film.set(key, { x: Number(x), y: Number(y) }));
  }
  return films;
}

/** Compares what is proposed on each film (in a usual run every second one) with what clinicians saw. */
export function judge(propose: (pixels: ReturnType<typeof decodeJpeg>) => Marks): Judged[] {
  const known = truth();
  const films = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  return sampled(films, 2).flatMap((file) => {
    const marks = propose(decodeJpeg(readFileSync(join(folder, file))));
    return [...(known.get(file) ?? [])].map(([key, { x, y }]) => {
      const mark = marks[key];
      const mm = mark ? Math.sqrt((mark.x - x) ** 2 + (mark.y - y) ** 2) / 10 : null;
      return { file, key, mm, confidence: mark?.confidence ?? 0 };
    });
  });
}

/** A row for each landmark, and for the odd and the even films: what the README gives. */
export function tableOf(judged: readonly Judged[]): Record<string, Record<string, number>> {
  const files = [...new Set(judged.map(({ file }) => file))];
  const row = (of: readonly Judged[]): Record<string, number> => {
    const far = of.flatMap(({ mm }) => (mm === null ? [] : [mm]));
    const mean = far.reduce((sum, mm) => sum + mm, 0) / Math.max(1, far.length);
    const within = far.filter((mm) => mm <= 2).length;
    return {
      of: of.length,
      proposed: far.length,
      mean: round(mean),
      within2: within,
      farthest: round(Math.max(0, ...far)),
    };
  };
  const keys = [...new Set(judged.map(({ key }) => key))];
  const half = (rest: number) => judged.filter(({ file }) => files.indexOf(file) % 2 === rest);
  return {
    ...Object.fromEntries(keys.map((key) => [key, row(judged.filter((each) => each.key === key))])),
    ...{ all: row(judged), odd: row(half(0)), even: row(half(1)) },
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
