import { z } from 'zod';
import { meshHash } from '../document/geometry.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant } from '../../wire/envelope.ts';
import { finishContent, finishKindSchema } from './content.ts';
import { finishMachine, finishStates, plainFinishActions } from './machine.ts';

/** Post-processing of a plan, or the design of a retainer from it; also one that nobody has begun. */
const finish = z.object({
  planId: id,
  kind: finishKindSchema,
  state: z.enum(finishStates),
  /** Who worked on it last, and who completed it; null where nobody has. */
  workedBy: z.string().nullable(),
  workedAt: instant.nullable(),
  completedBy: z.string().nullable(),
  completedAt: instant.nullable(),
  /** Of its content; null while nothing was saved. */
  sha256: meshHash.nullable(),
  /** It was confirmed with its plan. */
  confirmed: z.boolean(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(finishMachine.actions)),
});
export type Finish = z.infer<typeof finish>;

const key = z.strictObject({ caseId: id, version: counted, planId: id });
const ofVersion = z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) });
const refused = ['recordNotFound', 'noPermission', ...finishMachine.guards.submitted.refusals] as const;

/** Points of two cut lines and outlines, with room to spare. */
const CONTENT_LIMIT_MB = 1;

export const finishEndpoints = {
  list: endpoint({
    id: 'finishes.list',
    method: 'GET',
    path: '/design/finish/list',
    summary: 'How far post-processing and retainer design of the stages of a case version are, newest plan first.',
    access: ['plan:list'],
    query: ofVersion,
    data: z.array(finish),
    errors: ['recordNotFound'],
  }),
  read: endpoint({
    id: 'finishes.read',
    method: 'GET',
    path: '/design/finish',
    summary: 'One of them with what was saved; null while nothing was.',
    access: ['plan:list'],
    query: ofVersion.extend({ planId: id, kind: finishKindSchema }),
    data: finish.extend({ content: finishContent.nullable() }),
    errors: ['recordNotFound'],
  }),
  save: endpoint({
    id: 'finishes.save',
    method: 'POST',
    path: '/design/finish',
    summary: 'Saves cut lines, base outlines and texts of a plan that is being finished.',
    access: ['plan:design', 'plan:approve'],
    body: key.extend({
      content: finishContent,
      /** What it was made from; null where nothing was saved. */
      base: meshHash.nullable(),
    }),
    data: finish,
    bodyLimit: CONTENT_LIMIT_MB * 1_048_576,
    errors: [...refused, 'finishChanged', 'planDocumentRefused'],
  }),
  act: endpoint({
    id: 'finishes.act',
    method: 'POST',
    path: '/design/finish/action',
    summary: 'Begins post-processing or retainer design of a plan, completes it, or opens it again.',
    access: ['plan:design', 'plan:approve'],
    body: key.extend({ kind: finishKindSchema, action: z.enum(plainFinishActions) }),
    data: finish,
    errors: [...refused, 'finishEmpty'],
  }),
} as const;
