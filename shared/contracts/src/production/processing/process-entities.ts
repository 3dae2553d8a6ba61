import { z } from 'zod';
import { jaw as jawSchema } from '../../cases/values.ts';
import { jawDoubts } from '../../cases/found-teeth.ts';
import { repairKinds } from '../../cases/model-preparation.ts';
import { permanentTeeth } from '../../cases/teeth.ts';
import { freeQuotas } from '../../credits/units.ts';
import { id, instant } from '../../wire/envelope.ts';
import { parameterValuesSchema } from '../orders/order-entities.ts';
import { offeredProcessActions } from './process-machine.ts';
import { processServices, processStatusSchema } from './process-status.ts';

const count = z.number().int().nonnegative();

export const processServiceSchema = z.literal([...processServices]);

/** How a processed model came to be closed; `open` where no one rim goes around it. */
export const closings = ['base', 'floor', 'wasClosed', 'open'] as const;
export type Closing = (typeof closings)[number];

/** What was made of the model of a jaw. */
export const processReport = z.object({
  vertices: count,
  triangles: count,
  /** Along the axes of the file, and what it holds; mm and mm³. */
  sizeMm: z.tuple([z.number(), z.number(), z.number()]),
  /** Null for what is not closed. */
  volumeMm3: z.number().nullable(),
  watertight: z.boolean(),
  openEdges: count,
  closing: z.enum(closings),
  /** Below the lowest point of the scan, in mm; null where no floor was made. */
  floorMm: z.number().nullable(),
  /** Pieces that belonged to nothing, and holes inside of the rim. */
  loosePieces: count,
  closedHoles: count,
  /** What the numbers of the file were multiplied by to be mm. */
  toMm: z.number(),
  repairs: z.array(z.object({ kind: z.enum(repairKinds), places: count, count })),
  /** In the order of the arch; null where none were looked for. */
  teeth: z.array(z.literal(permanentTeeth)).nullable(),
  doubts: z.array(z.enum(jawDoubts as readonly [(typeof jawDoubts)[number], ...(typeof jawDoubts)[number][]])),
});
export type ProcessReport = z.infer<typeof processReport>;

/** Why a run ended without a result. */
export const processProblems = ['processUnreadable', 'processNoTeeth', 'processModelGone', 'processStopped'] as const;
export type ProcessProblem = (typeof processProblems)[number];

/** A reason, and the jaw that it is about. */
export const processProblem = z.object({ name: z.enum(processProblems), jaw: jawSchema.nullable() });

export const processRow = z.object({
  processId: id,
  orderNo: z.string(),
  serviceType: processServiceSchema,
  name: z.string(),
  patient: z.string().nullable(),
  practiceName: z.string(),
  createdBy: z.string(),
  createTime: instant,
  submitTime: instant.nullable(),
  confirmTime: instant.nullable(),
  status: processStatusSchema,
  /** 0 to 1 while it is processed. */
  progress: z.number(),
  /** What the last run failed with; null where none did. */
  problem: processProblem.nullable(),
  jaws: z.array(jawSchema),
  /** Marked by the reader. */
  focus: z.boolean(),
  /** What the reader may do with it now; what is not submitted can be changed and removed, too. */
  actions: z.array(z.enum(offeredProcessActions)),
});
export type ProcessRow = z.infer<typeof processRow>;

const model = z.object({
  jaw: jawSchema,
  fileName: z.string(),
  /** Bytes. */
  size: count,
  uploadTime: instant,
  /** What was made of it; null where nothing is yet. */
  result: processReport.extend({ fileName: z.string(), fileSize: count }).nullable(),
});
export type ProcessModelView = z.infer<typeof model>;

/** What confirming takes: a free model as long as there is one, then credits. */
export const processPrice = z.object({ unit: z.enum(['credits', ...freeQuotas]), amount: z.number().int().min(0) });
export type ProcessPrice = z.infer<typeof processPrice>;

export const processDetail = processRow.extend({
  practiceId: id,
  remarks: z.string().nullable(),
  parameters: parameterValuesSchema,
  models: z.array(model),
  /** What it was confirmed for. */
  paid: processPrice.nullable(),
  /** Until when a link shows its progress; null where there is none. */
  linkUntil: instant.nullable(),
});
export type ProcessDetail = z.infer<typeof processDetail>;
