import { z } from 'zod';
import { planTypes } from '../plan-type.ts';
import { attachmentShapes } from './attachments.ts';
import { meshHash, pose } from './geometry.ts';
import { documentLimits } from './limits.ts';
import { documentTooth, documentWords, planTooth } from './tooth.ts';

export const PLAN_FORMAT = 'archway-plan';
export const PLAN_FORMAT_VERSION = 2;

/** Poses by FDI number. */
const poses = z.record(z.string().regex(/^([1-4][1-8]|[5-8][1-5])$/), pose);

/** Number of an aligner of a jaw; 0 is the scan. */
const step = z.number().int().min(0).max(documentLimits.steps);
const ofBothJaws = <T extends z.ZodType>(part: T) => z.strictObject({ upper: part, lower: part });
const neighbours = z.tuple([planTooth, planTooth]);
const amount = z.number().min(0).max(documentLimits.ipr);
const edge = z.number().min(documentLimits.attachment.min).max(documentLimits.attachment.max);

const jawMesh = z.strictObject({ sha256: meshHash, faces: z.number().int().min(1) });

/** Which tooth each vertex of a jaw belongs to. */
const jawLabels = z.strictObject({ sha256: meshHash, by: z.enum(['auto', 'edited']) });

const archForm = z.strictObject({
  type: z.enum(['quartic', 'beta', 'catenary']),
  params: z.array(z.number()).max(12),
  /** Turn about the vertical, in degrees. */
  yaw: z.number().min(-45).max(45),
});

/** Where every tooth with a body stands at one aligner: counted from the scan, never from the aligner before. */
const documentStep = z.strictObject({ n: step, passive: z.boolean(), poses });
export type DocumentStep = z.infer<typeof documentStep>;

const attachment = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  fdi: planTooth,
  shape: z.enum(attachmentShapes),
  /** Width, height and how far it stands out, in mm. */
  size: z.tuple([edge, edge, edge]),
  /**
   * In the frame of the tooth: x along its mesial axis, y along its long one, z buccal, from its origin. Its own z looks
   * away from the crown, and its origin lies on the surface.
   */
  pose,
  from: step,
  to: step,
});

/** Worn from a hook or a button of one tooth to that of another, while aligners of these numbers are worn. */
const elastic = z.strictObject({ between: neighbours, from: step, to: step });
export type Elastic = z.infer<typeof elastic>;

/** Where a tooth stands at a stage that its way passes through: somebody put it there, and it is kept. */
const keyFrame = z.strictObject({ fdi: planTooth, stage: step.min(1), pose });
export type KeyFrame = z.infer<typeof keyFrame>;

const movementLimits = z.strictObject({
  linear: z.number().min(0.01).max(2),
  vertical: z.number().min(0.01).max(2),
  rotation: z.number().min(0.1).max(20),
});
const ofType = movementLimits.optional();

const jumped = z.number().min(-documentLimits.jump).max(documentLimits.jump);

/** The lower jaw goes elsewhere with an aligner: how far from where it bites, in mm. */
const biteJump = z.strictObject({ at: step.min(1), front: jumped, left: jumped, up: jumped });
export type BiteJump = z.infer<typeof biteJump>;

/** What was computed about an aligner, in mm. */
const stepCheck = z.strictObject({
  jaw: z.enum(['upper', 'lower']),
  n: step,
  penetration: z.number().min(0).max(documentLimits.move),
  /** What the scan has of it already. */
  baseline: z.number().min(0).max(documentLimits.move),
  opposing: z.enum(['assessed', 'notAssessed']),
});

/**
 * A plan as it is kept and exchanged. It tells nothing of the case or of people: where it is kept does, and a copy has the
 * same hash. Lengths in mm, angles in degrees.
 */
export const planDocument = z.strictObject({
  format: z.literal(PLAN_FORMAT),
  formatVersion: z.literal(PLAN_FORMAT_VERSION),
  kind: z.enum(planTypes),
  /** The document that this one was made from. */
  source: z.strictObject({ sha256: meshHash }).nullable(),
  /** What computed it; null for one that was made by hand. */
  engine: z.strictObject({ name: documentWords, version: documentWords, seed: z.number().int() }).nullable(),
  axes: z.strictObject({
    unit: z.literal('mm'),
    up: z.literal('+y'),
    front: z.literal('+z'),
    left: z.literal('+x'),
  }),
  /** Where the upper jaw stands over the lower one. */
  bite: z.strictObject({ from: z.enum(['scan', 'manual', 'none']), upper: pose }),
  jaws: ofBothJaws(jawMesh.nullable()),
  vertexLabels: ofBothJaws(jawLabels.nullable()),
  teeth: z.array(documentTooth).max(52),
  target: poses,
  arches: ofBothJaws(archForm.nullable()),
  /** How far a tooth goes from one aligner to the next: along the jaw and up or down in mm, and turned in degrees. */
  limits: movementLimits.extend({
    collision: z.number().min(0).max(1),
    /** Of types of teeth that have their own; absent where none has, as in documents of before. */
    byType: z.strictObject({ incisor: ofType, canine: ofType, premolar: ofType, molar: ofType }).optional(),
  }),
  aligners: ofBothJaws(z.array(documentStep).max(documentLimits.steps + 1)),
  /** Absent where there are none, as in documents of before. */
  keyFrames: z
    .array(keyFrame)
    .max(52 * documentLimits.steps)
    .optional(),
  /** Jaws whose stages were made one tooth after another; absent where none were, or where nobody knows. */
  inSequence: z
    .array(z.enum(['upper', 'lower']))
    .max(2)
    .optional(),
  ipr: z.array(z.strictObject({ between: neighbours, amount, split: z.tuple([amount, amount]), before: step })).max(60),
  spaces: z.array(z.strictObject({ between: neighbours, mm: z.number().min(0).max(documentLimits.space) })).max(30),
  attachments: z.array(attachment).max(documentLimits.attachments),
  pontics: z.array(z.strictObject({ fdi: planTooth, from: step, shape: documentWords })).max(32),
  overcorrection: z
    .array(z.strictObject({ fdi: planTooth, after: step, delta: pose, count: z.number().int().min(1).max(10) }))
    .max(52),
  /** Absent where there are none, as in documents of before. */
  elastics: z.array(elastic).max(documentLimits.elastics).optional(),
  biteJump: biteJump.optional(),
  /** Teeth that their designer has locked: nothing about them is edited, and they keep their stages. */
  locked: z.array(planTooth).max(52),
  /** How the gum follows the teeth. */
  gum: z
    .strictObject({
      rig: documentWords,
      radius: z.number().min(0).max(60),
      rigid: z.number().min(0).max(60),
      sha256: meshHash.nullable(),
    })
    .nullable(),
  checks: z.array(stepCheck).max(2 * (documentLimits.steps + 1)),
});
export type PlanDocument = z.infer<typeof planDocument>;
