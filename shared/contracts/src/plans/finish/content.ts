import { z } from 'zod';
import { valueSchema } from '../../wire/values.ts';
import { LONGEST_CARVED_TEXT, carvedLetters } from '../../production/gum-carving.ts';
import { meshHash, point } from '../document/geometry.ts';
import { documentLimits } from '../document/limits.ts';

export const FINISH_FORMAT = 'archway-finish';
export const FINISH_FORMAT_VERSION = 1;

/** What is made of stages: models that are ready for production, or a retainer. */
export const finishKinds = [
  { value: 'postProcess', key: 'postProcess', zh: '后处理', en: 'Post-processing' },
  { value: 'retainer', key: 'retainer', zh: '保持器设计', en: 'Retainer design' },
] as const;
export type FinishKind = (typeof finishKinds)[number]['value'];

/** Where a text stands along the arch, from the patient's left to the right, as production names it. */
export const textPositions = ['left', 'centerLeft', 'center', 'centerRight', 'right'] as const;
export type TextPosition = (typeof textPositions)[number];

interface Range {
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

/** What finishing does not go beyond, and what it begins with; lengths in mm. */
export const finishLimits = {
  /** 0 follows the gum line of each tooth, 1 is straight. */
  shape: { min: 0, max: 1, usual: 0 },
  /** How far the line at the front teeth leaves the gum line of each tooth for a smooth one. */
  frontSmooth: { min: 0, max: 1, usual: 0.6 },
  /** How much farther from the gum line than elsewhere the line goes on a side where it is straight. */
  straightDistance: { min: 0, max: 6, usual: 0 },
  /** Gum that is kept beyond the gum line. */
  reserveGum: { min: 0.5, max: 6, usual: 2 },
  /** How much of it behind the last teeth. */
  terminalWeight: { min: 0, max: 1, usual: 1 },
  /** From the teeth to the edge of the base. */
  baseMargin: { min: 0.5, max: 10, usual: 2 },
  /** Of the base below the lowest place of the cut line. */
  baseHeight: { min: 1, max: 30, usual: 6 },
  linePoints: { min: 24, max: 600 },
} as const satisfies Readonly<Record<string, Range | Omit<Range, 'usual'>>>;

/** Points of a proposed cut line, at even distances. */
export const CUT_LINE_POINTS = 240;

const within = ({ min, max }: Omit<Range, 'usual'>) => z.number().min(min).max(max);

/** Along which an aligner is cut: closed, in the frame of the jaw, on its gum at the step. */
const cutLine = z.strictObject({
  shape: within(finishLimits.shape),
  reserveGum: within(finishLimits.reserveGum),
  terminalWeight: within(finishLimits.terminalWeight),
  /** Absent: as at the other teeth. */
  frontSmooth: within(finishLimits.frontSmooth).optional(),
  /** Absent: not straight on this side, unless the shape says so. */
  buccalStraight: within(finishLimits.straightDistance).optional(),
  lingualStraight: within(finishLimits.straightDistance).optional(),
  /** `edited`: points of it were moved by hand. */
  by: z.enum(['auto', 'edited']),
  points: z.array(point).min(finishLimits.linePoints.min).max(finishLimits.linePoints.max),
});
export type CutLine = z.infer<typeof cutLine>;

const coordinate = z.number().min(-documentLimits.coordinate).max(documentLimits.coordinate);

/** Whether a base is open between the arms of the arch. */
export const baseForms = ['horseshoe', 'filled'] as const;
export type BaseForm = (typeof baseForms)[number];
export const USUAL_BASE_FORM: BaseForm = 'horseshoe';

/** What a printed model stands on: closed, in the plane of x and z of the jaw, and how high it is. */
const base = z.strictObject({
  /** Absent, as in what was made before there were several: filled. */
  form: z.enum(baseForms).optional(),
  margin: within(finishLimits.baseMargin),
  height: within(finishLimits.baseHeight),
  outline: z
    .array(z.tuple([coordinate, coordinate]))
    .min(8)
    .max(600),
});
export type BaseOutline = z.infer<typeof base>;

/** What is carved into the gum, and where; nothing where it is empty. */
const text = z.strictObject({
  position: z.enum(textPositions),
  content: z.string().max(LONGEST_CARVED_TEXT).regex(carvedLetters),
});

const step = z.number().int().min(0).max(documentLimits.steps);
/** The design that it belongs to: no other one is confirmed with it. */
const made = { format: z.literal(FINISH_FORMAT), formatVersion: z.literal(FINISH_FORMAT_VERSION), design: meshHash };

const model = z.strictObject({ step, cutLine, base, text });
const retainer = z.strictObject({ step, cutLine });
export type FinishedModel = z.infer<typeof model>;

/** What finishing has made of a plan: a document of its own beside that of the plan, which stays what was approved. */
export const finishContent = z.discriminatedUnion('kind', [
  z.strictObject({ ...made, kind: z.literal('postProcess'), upper: model.nullable(), lower: model.nullable() }),
  z.strictObject({ ...made, kind: z.literal('retainer'), upper: retainer.nullable(), lower: retainer.nullable() }),
]);
export type FinishContent = z.infer<typeof finishContent>;

export const finishKindSchema = valueSchema(finishKinds);
