import { z } from 'zod';
import { jawDoubts, toothDoubts } from '../../cases/found-teeth.ts';
import { questionTitles } from '../../cases/prescription/titles.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { meshHash } from '../document/geometry.ts';
import { planTooth } from '../document/tooth.ts';
import { designConflictNames, designProblemNames } from './problems.ts';
import { jawRootFindings } from './roots.ts';

const keysOf = <T extends object>(names: T) => Object.keys(names) as [keyof T & string, ...(keyof T & string)[]];
const jawName = z.enum(['upper', 'lower']);

/** What whoever goes on with a plan should look at, all of it by name. */
export const designFindings = z.object({
  /** Teeth in each jaw; null for a jaw that is not there. */
  teeth: z.object({ upper: z.number().int().nullable(), lower: z.number().int().nullable() }),
  /** Whether both scans stand as they bite; else each jaw was designed by itself. */
  bite: z.enum(['scan', 'none']),
  /** What was doubtful when teeth were found: of one tooth, or of a jaw as a whole. */
  doubts: z.array(z.object({ jaw: jawName, fdi: planTooth.nullable(), doubt: z.enum([...toothDoubts, ...jawDoubts]) })),
  /** What was doubtful when they were set up and staged. */
  lookAt: z.array(
    z.object({
      problem: z.enum(keysOf(designProblemNames)),
      jaw: jawName.nullable(),
      teeth: z.array(planTooth),
    }),
  ),
  /** Where the scans and the prescription say different things. */
  conflicts: z.array(z.object({ conflict: z.enum(keysOf(designConflictNames)), teeth: z.array(planTooth) })),
  /** Questions of the prescription whose answers the engine does not follow: they are the designer's. */
  left: z.array(z.enum(keysOf(questionTitles))),
  /** What the CBCT told of roots, jaw by jaw; absent where nobody asked. */
  roots: z.array(jawRootFindings).optional(),
});
export type DesignFindings = z.infer<typeof designFindings>;

const planDesignStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type PlanDesignState = (typeof planDesignStates)[number];

/** What a design is at: the jaws are prepared first, where that has not been done. */
const planDesignPhases = ['preparing', 'designing', 'saving'] as const;
export type PlanDesignPhase = (typeof planDesignPhases)[number];

/** The design of a plan by the machine: under way, or how it ended. */
export const planDesign = z.object({
  designId: id,
  planId: id,
  caseId: id,
  version: counted,
  state: z.enum(planDesignStates),
  phase: z.enum(planDesignPhases),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  askedBy: z.string(),
  askedAt: instant,
  /** Why it failed, in the reader's language. */
  problem: z
    .object({
      ...{ code: z.number().int(), text: z.string() },
      /** What is in the way stands under the models of the case. */
      ofScans: z.boolean(),
    })
    .nullable(),
  findings: designFindings.nullable(),
  /** SHA-256 of the document that was saved; the plan may have another one since. */
  documentHash: meshHash.nullable(),
  /** Whether the reader may end it. */
  mayCancel: z.boolean(),
});
export type PlanDesign = z.infer<typeof planDesign>;

export const isLiveDesign = ({ state }: Pick<PlanDesign, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
