import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, day, id, instant } from '../wire/envelope.ts';
import { caseKey } from './case-key.ts';
import { landmarkKeys } from './landmark-keys.ts';

/** Largest side of a film, in pixels. */
const SIDE = 65_535;
/** On the film, or beside it: a ruler may end at its edge. */
const coordinate = z.number().min(0).max(SIDE);
const place = z.strictObject({ x: coordinate, y: coordinate });

/** A landmark on its film, in pixels from the upper left corner, y down. */
const filmMark = z.strictObject({
  x: coordinate,
  y: coordinate,
  /** Somebody placed, moved or confirmed it; no analysis counts others. */
  confirmed: z.boolean(),
  /** Of a proposal of the image analysis; absent where a person placed it. */
  confidence: z.number().min(0).max(1).optional(),
});

const ends = { from: place, to: place, lengthMm: z.number().min(1).max(500) };
/** How the pixels of a film come to millimetres. */
const calibration = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ruler'), ...ends }),
  z.strictObject({ kind: z.literal('length'), ...ends }),
  z.strictObject({ kind: z.literal('dpi'), dpi: z.number().min(30).max(2400) }),
]);

const traced = {
  /** Day on which the film was taken: it tells the age that norms are chosen by. */
  filmDate: day,
  calibration: calibration.nullable(),
  marks: z.partialRecord(z.enum(landmarkKeys), filmMark),
  /** Somebody declared it complete; a later change makes it a draft again. */
  finished: z.boolean(),
};

/** What was traced on a film. It belongs to the bytes of the film: another picture in its place has none. */
export const filmTracing = z.object({
  ...traced,
  /** Counts the changes; a save names the one that it began with. */
  revision: counted,
  updateTime: instant,
  updatedBy: z.string(),
});
export type FilmTracing = z.infer<typeof filmTracing>;

/** The lateral cephalogram of a version of a case. */
export const cephFilm = z.object({
  photoId: id,
  caseId: id,
  version: counted,
  fileName: z.string(),
  objectName: z.string(),
  /** Pixels, upright. */
  width: z.number().int(),
  height: z.number().int(),
  uploadTime: instant,
  tracing: filmTracing.nullable(),
});
export type CephFilm = z.infer<typeof cephFilm>;

export const tracingEndpoints = {
  films: endpoint({
    id: 'tracing.films',
    method: 'GET',
    path: '/doctor/pt/ceph/list',
    summary: 'Lateral cephalograms of all versions of a case with what was traced on them, the newest version first.',
    access: ['case:list'],
    query: caseKey,
    data: z.array(cephFilm),
    errors: ['recordNotFound'],
  }),
  save: endpoint({
    id: 'tracing.save',
    method: 'POST',
    path: '/doctor/pt/ceph/save',
    summary:
      'Keeps what was traced on a film, in any status of the case; the practice may. A revision that is not the newest, and a film that another one stands for, are refused.',
    access: ['case:edit'],
    body: z.strictObject({
      caseId: id,
      version: counted,
      photoId: id,
      /** The object of the film that was traced. */
      objectName: z.string().min(1).max(900),
      /** The revision that was changed; 0 where nothing was traced before. */
      revision: z.number().int().min(0),
      ...traced,
    }),
    data: filmTracing,
    errors: [
      'recordNotFound',
      'noPermission',
      'filmReplaced',
      'tracingChanged',
      'markOutside',
      'filmDateImpossible',
      'landmarksUnconfirmed',
    ],
  }),
} as const;
