import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant } from '../wire/envelope.ts';
import { caseKey } from './case-key.ts';
import { allInspectionReasons, findingWeights } from './inspection/reasons.ts';

/** What the machine doubts of the data of a case. */
export const doubtReasons = [
  /** Each model looks like the jaw of the other. */
  'jawsSwapped',
  /** A model looks like the other jaw. `guess`, `confidence` */
  'otherJaw',
  /** The same file stands for both jaws. */
  'sameModel',
  /** A piece of a jaw. */
  'fragment',
  /** Holes in the crowns of a scan. `num`, and `mm`: the diameter of the largest */
  'crownHoles',
  /** The scans of both jaws do not stand in occlusion. */
  'jawsApart',
  /** Their back teeth meet on one side only. `side`: where they do not, and `mm`: how far they are apart there */
  'biteOneSided',
  /** The file is in another unit, or in none that can be told. `unit`, `confidence`, `x`, `y`, `z` in mm */
  'unit',
  /** The file could not be analysed. `error` */
  'analysisFailed',
  /** A photo looks like another position. `guess`, `confidence` */
  'otherPhoto',
  /** A photo does not look like any position. `confidence`: of the position that it stands at */
  'unlikePhoto',
  /** A photo is blurred. */
  'blurredPhoto',
  /** The same picture stands at several positions. */
  'samePhoto',
  /** Slices of the CT are missing, or unevenly spaced. `missing`, `gaps` */
  'ctGaps',
  /** The files of the CT say no positions; the order of their numbers was taken. */
  'ctOrder',
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

/** What stops an inspection by the machine besides doubts that nobody has answered. */
const lacks = ['modelMissing', 'photosMissing'] as const;

/** From this confidence on a guess that contradicts the place of a file is asked about; below it is no reason to. */
export const DOUBT_CONFIDENCE = 0.6;
/** A photo that is taken for something else is asked about when its own position is less likely than this. */
export const UNLIKELY_POSITION = 0.2;

export const doubtObject = z.object({
  kind: z.enum(['model', 'photo', 'cbct']),
  id,
  /** Jaw of a model, position of a photo, empty for a CT. */
  place: z.string(),
  fileName: z.string(),
  /** Its small picture, when it has one. */
  thumbName: z.string().nullable(),
});
export type DoubtObject = z.infer<typeof doubtObject>;

/** One thing that is wrong or doubtful. Screens put it into words. */
export const caseFinding = z.object({
  reason: z.enum([...doubtReasons, ...lacks, ...allInspectionReasons]),
  objects: z.array(doubtObject),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Absent: other data has to be supplied. */
  weight: z.enum(findingWeights).optional(),
  /** Of whoever inspected. */
  words: z.string().optional(),
});
export type CaseFinding = z.infer<typeof caseFinding>;

export const caseDoubt = caseFinding.extend({
  /** Names reason, files and places: another file makes another doubt, which nobody has answered yet. */
  key: z.string().max(200),
  reason: z.enum(doubtReasons),
  /** Who has said that it is right as it is. */
  answer: z.object({ by: z.string(), at: instant }).nullable(),
});
export type CaseDoubt = z.infer<typeof caseDoubt>;

export const doubtsEndpoints = {
  list: endpoint({
    id: 'doubts.list',
    method: 'GET',
    path: '/doctor/pt/doubt/list',
    summary: 'What the machine doubts of the data of a case version, with what people have said to it.',
    access: ['case:list'],
    query: caseKey,
    data: z.object({
      doubts: z.array(caseDoubt),
      /** Files whose analysis is under way. */
      running: z.number().int(),
      /** Files that nothing could be told of, by kind: not assessed is not the same as right. */
      notAssessed: z.object({ models: z.number().int(), photos: z.number().int() }),
    }),
    errors: ['recordNotFound'],
  }),
  answer: endpoint({
    id: 'doubts.answer',
    method: 'POST',
    path: '/doctor/pt/doubt/answer',
    summary:
      'Says that something doubtful is right as it is, or takes that back. It is recorded with name and time, and holds for these files alone.',
    access: ['case:submit'],
    body: caseKey.extend({ key: z.string().min(1).max(200), right: z.boolean() }),
    data: caseDoubt,
    errors: ['recordNotFound', 'caseNotEditable', 'caseChanged'],
  }),
} as const;
