import { type FilmTracing, caseStatus } from '@archway/contracts';
import type { AppContext } from '../../../context.ts';
import { importTracing } from '../../ceph/api.ts';
import { lateralFilms } from '../../photos/api.ts';
import type { SeededCase, SeededPractice } from '../cases/cases.ts';

type Marks = FilmTracing['marks'];
type Place = readonly [number, number];

/** Landmarks on a drawn film of 640 × 720 pixels, before it is moved and made small. */
const drawn: Readonly<Record<string, Place>> = {
  ...{ S: [335, 325], N: [496, 294], Po: [236, 388], Or: [462, 328], Ba: [262, 402], Ar: [322, 402], Co: [338, 382] },
  ...{ Pt: [392, 364], PNS: [392, 408], ANS: [505, 390], A: [501, 410], B: [497, 500], Pog: [507, 532] },
  ...{ Gn: [500, 549], Me: [476, 560], D: [488, 524], Go: [331, 505], U1: [496, 455], U1A: [479, 418] },
  ...{ L1: [493, 453], L1A: [483, 494], U6: [432, 453], L6: [436, 455], Prn: [556, 384], Sn: [525, 404] },
  ...{ UL: [536, 440], LL: [532, 500], softPog: [518, 540] },
};
/** What treatment moved between two films, in the same pixels. */
const treated: Readonly<Record<string, Place>> = {
  ...{ U1: [-4, 1], U1A: [-1, 0], L1: [-2, 1], L1A: [-1, 0], UL: [-2, 0], LL: [-2, 0], B: [-1, 1] },
};
const DRAWN_HEIGHT = 720;
/** Millimetres from S to N, by which the film is calibrated. */
const S_TO_N = 70;

/** Where the landmarks lie on a film of this height that was drawn `shift` pixels to the right. */
function marksOn(height: number, shift: number, after: boolean): Marks {
  const scale = height / DRAWN_HEIGHT;
  return Object.fromEntries(
    Object.entries(drawn).map(([key, [x, y]]) => {
      const [dx, dy] = (after ? treated[key] : undefined) ?? [0, 0];
      const place = { x: (x + shift + dx) * scale, y: (y + dy) * scale };
      return [key, { x: Math.round(place.x * 10) / 10, y: Math.round(place.y * 10) / 10, confirmed: true }];
    }),
  );
}

/** The refined cases whose films of two versions are traced. */
export const tracedTwice = (cases: readonly SeededCase[]): SeededCase[] =>
  cases
    .filter(({ demo }) => demo.stage > 1 && demo.status !== caseStatus.completed)
    .sort((a, b) => b.demo.touchedAt - a.demo.touchedAt)
    .slice(0, 1);

/** Traces the films of one patient before and after the first phase, so that they can be laid upon each other. */
export async function seedTracings(
  { db }: Pick<AppContext, 'db'>,
  { cast, cases }: SeededPractice,
  shiftOf: (look: string) => number,
): Promise<void> {
  for (const { caseId, demo } of tracedTwice(cases)) {
    const films = (await lateralFilms(db, caseId)).reverse();
    for (const [index, film] of films.entries()) {
      const marks = marksOn(film.height, shiftOf(demo.look.name), index > 0);
      const { S, N } = marks;
      if (!S || !N) continue;
      const ends = { from: { x: S.x, y: S.y }, to: { x: N.x, y: N.y }, lengthMm: S_TO_N };
      await db.transaction((tx) =>
        importTracing(tx, {
          ...{ caseId, objectName: film.objectName, crc64: film.crc64, revision: 1, marks, finished: true },
          filmDate: film.uploadTime.toISOString().slice(0, 10),
          calibration: { kind: 'length', ...ends },
          updateTime: film.uploadTime,
          updatedBy: cast.doctors[demo.doctor] as string,
        }),
      );
    }
  }
}
