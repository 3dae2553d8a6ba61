import { z } from 'zod';
import { analyseFlagSchema } from '../cases/values.ts';
import { id } from '../wire/envelope.ts';

/** What the server tells open pages, by type. Payloads name records; a page asks for them again if it shows them. */
export const serverEvents = {
  /** Sessions of this user have ended elsewhere; which, is nobody's business. */
  'session.ended': z.object({}),
  'notice.changed': z.object({ unread: z.number().int() }),
  /** What is said about the reader's own account has changed: until when it lasts, or what it may use. */
  'account.changed': z.object({}),
  /** What the reader is to a practice has changed: joined, disabled, another service. */
  'practice.changed': z.object({ practiceId: id }),
  'case.changed': z.object({ caseId: id, version: z.number().int() }),
  /** A production order was placed, taken back or restored, or something of it was made or sent. */
  'order.changed': z.object({ caseId: id, orderId: id }),
  /** A print batch was made, begun or ended, or its file is there. */
  'batch.changed': z.object({ batchId: id }),
  /** An order of model processing or of an automatic retainer has changed, or its run has gone on. */
  'process.changed': z.object({ processId: id }),
  /** Something was written, corrected, withdrawn or read in the communication of a case. */
  'case.message': z.object({ caseId: id }),
  /** Something was said of a plan, answered, settled or taken back. */
  'plan.comment': z.object({ caseId: id, planId: id }),
  /** Somebody has taken the pen of a plan, or laid it down. */
  'plan.pen': z.object({ caseId: id, planId: id }),
  /** The design of a plan by the machine has gone on, or has ended. */
  'plan.design': z.object({ caseId: id, version: z.number().int(), planId: id, designId: id }),
  /** An assist audit that the reader’s design center was asked for has changed hands, or is over. */
  'plan.assist': z.object({ assistId: id }),
  /** Somebody has come to a case that the reader has open, has left it, or does something else with it. */
  'case.presence': z.object({ caseId: id }),
  /** An export or import of a case that the reader has begun has gone on, or has ended. */
  'caseArchive.job': z.object({ jobId: id }),
  /** A phone has opened a link to this case that the reader has made, or the link is over. */
  'case.phone': z.object({ caseId: id, linkId: id }),
  'model.analysis': z.object({
    caseId: id,
    version: z.number().int(),
    modelId: id,
    analyseFlag: analyseFlagSchema,
    /** 0 to 1 while it runs. */
    progress: z.number().min(0).max(1),
  }),
  /** What operators say about the menu (`menu`) or about a dictionary, by its type. */
  'customization.changed': z.object({ subject: z.string() }),
  /** `version` is null when pages of the channel load none of it any more. */
  'remote.pinned': z.object({ name: z.string(), version: z.string().nullable(), channel: z.string() }),
} as const;

export type ServerEventType = keyof typeof serverEvents;
export type ServerEventPayload<T extends ServerEventType> = z.infer<(typeof serverEvents)[T]>;

/** One event as it travels: the id resumes a broken stream. */
export type ServerEvent = {
  [T in ServerEventType]: { id: string; type: T; data: ServerEventPayload<T> };
}[ServerEventType];
