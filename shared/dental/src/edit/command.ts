import type { BiteJump, LimitsByType, PlanDocument, PlanMovement, Pose } from '@archway/contracts';
import type { DocumentProblem } from '../document/problem.ts';
import { checkedPlan } from '../document/checked-plan.ts';
import type { Jaw } from '../document/jaws.ts';
import type { ArchForm } from '../target/arch-curve.ts';
import {
  type AttachmentChange,
  type AttachmentWish,
  withAttachment,
  withAttachmentChanged,
  withoutAttachment,
} from './attachments.ts';
import { withArch } from './arch.ts';
import { withAxes } from './axes.ts';
import { withBite, withBiteJump } from './bite.ts';
import { type IprPlace, type IprWish, withIpr, withoutIpr } from './contacts.ts';
import { type ElasticPlace, type ElasticWish, withElastic, withoutElastic } from './elastics.ts';
import {
  withKeyFrames,
  withKeyFramesMoved,
  withKeyMovement,
  withKeyPoses,
  withoutKeyFrames,
} from './key-frames/key-frames.ts';
import { withLimits } from './limits.ts';
import { withLocks } from './locks.ts';
import { type OvercorrectionWish, withOvercorrection } from './overcorrection.ts';
import { withRest, withoutRest } from './rests.ts';
import { type EditRefusal, type EditRules, type KeptRules, NotEdited } from './rules.ts';
import { withSameParts } from './same-parts.ts';
import { backToScan, mirrored, withMovement, withTargets } from './targets.ts';
import { type BarEnd, withBars } from './timing.ts';

/** What is changed in a document, as plain data. Teeth by FDI number. */
export type EditCommand =
  | { readonly type: 'target'; readonly poses: readonly (readonly [number, Pose])[] }
  | {
      readonly type: 'movement';
      readonly teeth: readonly number[];
      readonly movement: PlanMovement;
      /** In mm or degrees, of the whole way. */
      readonly value: number;
    }
  | { readonly type: 'reset' | 'mirror'; readonly teeth: readonly number[] }
  | { readonly type: 'bar'; readonly teeth: readonly number[]; readonly end: BarEnd; readonly by: number }
  | { readonly type: 'ipr'; readonly wish: IprWish; readonly was: IprPlace }
  | { readonly type: 'removeIpr'; readonly was: NonNullable<IprPlace> }
  /** All of them at once: none is bonded where one may not be. */
  | { readonly type: 'attach'; readonly wishes: readonly AttachmentWish[] }
  | { readonly type: 'changeAttachment'; readonly id: string; readonly part: AttachmentChange }
  | { readonly type: 'detach'; readonly id: string }
  | { readonly type: 'overcorrect'; readonly teeth: readonly number[]; readonly wish: OvercorrectionWish }
  /** `cutouts` are what its teeth lack to hold it. */
  | {
      readonly type: 'elastic';
      readonly wish: ElasticWish;
      readonly was: ElasticPlace;
      readonly cutouts: readonly AttachmentWish[];
    }
  | { readonly type: 'removeElastic'; readonly was: NonNullable<ElasticPlace> }
  /** By hand: where the upper jaw stands over the lower one; null where nobody knows. */
  | { readonly type: 'bite'; readonly upper: Pose | null }
  | { readonly type: 'biteJump'; readonly jump: BiteJump | null }
  /** The axes of a tooth, turned from how they were found. */
  | { readonly type: 'axes'; readonly fdi: number; readonly turn: Pose['q'] }
  /** Locks teeth, or unlocks them where all of them are locked. */
  | { readonly type: 'lock'; readonly teeth: readonly number[] }
  /** How far teeth go from one aligner to the next. */
  | { readonly type: 'limits'; readonly limits: LimitsByType }
  /** A stage in which no tooth of a jaw moves, after another one; and one of them taken out. */
  | { readonly type: 'rest'; readonly jaw: Jaw; readonly after: number }
  | { readonly type: 'removeRest'; readonly jaw: Jaw; readonly at: number }
  /** Key frames where teeth stand at a stage, and those of a stage taken out. */
  | { readonly type: 'keyFrame' | 'removeKeyFrame'; readonly teeth: readonly number[]; readonly stage: number }
  /** To another stage. @param by below 0 earlier */
  | {
      readonly type: 'moveKeyFrame';
      readonly teeth: readonly number[];
      readonly stage: number;
      readonly by: number;
    }
  /** Where teeth stand at their key frames of a stage; and one quantity of it. */
  | { readonly type: 'keyPose'; readonly stage: number; readonly poses: readonly (readonly [number, Pose])[] }
  | {
      readonly type: 'keyMovement';
      readonly teeth: readonly number[];
      readonly stage: number;
      readonly movement: PlanMovement;
      readonly value: number;
    }
  /** Teeth of a jaw on another line, as the engine has set them on it. */
  | {
      readonly type: 'arch';
      readonly jaw: Jaw;
      readonly form: ArchForm;
      readonly poses: readonly (readonly [number, Pose])[];
    }
  /** What the engine has made of it. */
  | { readonly type: 'restaged'; readonly document: PlanDocument };

/** An edited document in its canonical form; or why it stays as it is. */
export type Edited =
  | { readonly document: PlanDocument; readonly refused?: never }
  | {
      readonly document?: never;
      readonly refused: EditRefusal;
      readonly teeth: readonly number[];
      /** What would be wrong with it. */
      readonly problem?: DocumentProblem | undefined;
    };

function changed(document: PlanDocument, command: EditCommand, rules: KeptRules): PlanDocument {
  switch (command.type) {
    case 'target':
      return withTargets(document, new Map(command.poses), rules);
    case 'movement':
      return withMovement(document, command.teeth, command.movement, command.value, rules);
    case 'reset':
      return backToScan(document, command.teeth, rules);
    case 'mirror':
      return mirrored(document, command.teeth, rules);
    case 'bar':
      return withBars(document, command.teeth, command.end, command.by, rules);
    case 'ipr':
      return withIpr(document, command.wish, command.was, rules);
    case 'removeIpr':
      return withoutIpr(document, command.was, rules);
    case 'attach':
      return command.wishes.reduce((made, wish) => withAttachment(made, wish, rules), document);
    case 'changeAttachment':
      return withAttachmentChanged(document, command.id, command.part, rules);
    case 'detach':
      return withoutAttachment(document, command.id, rules);
    case 'overcorrect':
      return withOvercorrection(document, command.teeth, command.wish, rules);
    case 'elastic':
      return withElastic(document, command.wish, command.was, command.cutouts, rules);
    case 'removeElastic':
      return withoutElastic(document, command.was, rules);
    case 'bite':
      return withBite(document, command.upper);
    case 'biteJump':
      return withBiteJump(document, command.jump);
    case 'axes':
      return withAxes(document, command.fdi, command.turn, rules);
    case 'lock':
      return withLocks(document, command.teeth);
    case 'limits':
      return withLimits(document, command.limits, rules);
    case 'rest':
      return withRest(document, command.jaw, command.after, rules);
    case 'removeRest':
      return withoutRest(document, command.jaw, command.at, rules);
    case 'keyFrame':
      return withKeyFrames(document, command.teeth, command.stage, rules);
    case 'removeKeyFrame':
      return withoutKeyFrames(document, command.teeth, command.stage, rules);
    case 'moveKeyFrame':
      return withKeyFramesMoved(document, command.teeth, command.stage, command.by, rules);
    case 'keyPose':
      return withKeyPoses(document, command.stage, new Map(command.poses), rules);
    case 'keyMovement':
      return withKeyMovement(document, command.teeth, command.stage, command.movement, command.value, rules);
    case 'arch':
      return withArch(document, command.jaw, command.form, new Map(command.poses), rules);
    case 'restaged':
      return command.document;
  }
}

/**
 * The document that a command makes of another one: checked as a whole, in its canonical form, and sharing with the other
 * whatever is the same.
 */
export function edited(document: PlanDocument, command: EditCommand, rules: EditRules): Edited {
  try {
    const read = checkedPlan(changed(document, command, { ...rules, locked: new Set(document.locked) }));
    if (read.problems) return { refused: 'invalid', teeth: [], problem: read.problems[0] };
    return { document: withSameParts(document, read.document) };
  } catch (error) {
    if (error instanceof NotEdited) return { refused: error.reason, teeth: error.teeth };
    throw error;
  }
}
