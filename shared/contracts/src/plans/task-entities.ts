import { z } from 'zod';
import { roleKeys } from '../access/roles.ts';
import { memberStatusSchema } from '../practices/entities.ts';
import { caseStatusSchema } from '../cases/status.ts';
import { entrustSchema } from '../cases/values.ts';
import { counted, id, instant } from '../wire/envelope.ts';
import { taskKinds } from './task-kind.ts';
import { taskMachine } from './task-machine.ts';

/** Which tasks of the reader: those that it holds, those that it could take or give, or every one that it sees. */
export const taskViews = ['mine', 'pool', 'all'] as const;
export type TaskView = (typeof taskViews)[number];

/** Somebody who designs, or did. */
export const taskPerson = z.object({
  userId: id,
  userName: z.string(),
  nickName: z.string().nullable(),
  /** Team or design center; null for one who belongs to it no longer. */
  teamName: z.string().nullable(),
  /** Disabled is also who belongs to it no longer. */
  status: memberStatusSchema,
});
export type TaskPerson = z.infer<typeof taskPerson>;

/** What is done next for a case version, and who does it. */
export const designTask = z.object({
  taskKind: z.enum(taskKinds),
  /** The plan that is made ready for production; null for what is designed. */
  planId: id.nullable(),
  /** Null in the pool. */
  assignUser: taskPerson.nullable(),
  /** Since when somebody holds it, or it lies in the pool; null where its turn never came and nobody held it. */
  assignTime: instant.nullable(),
  /** What was said when it was last given to somebody; null for readers of the practice who do not lead its team. */
  assignNote: z.string().nullable(),
  /** Until when it is promised; null where nothing was promised. */
  dueTime: instant.nullable(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(taskMachine.actions)),
});
export type DesignTask = z.infer<typeof designTask>;

/** The same beside those to whom the reader may give it, with what they hold; nobody for a reader who may not. */
export const givenTask = designTask.extend({
  designers: z.array(taskPerson.extend({ openCount: z.number().int() })),
});
export type GivenTask = z.infer<typeof givenTask>;

/** A case with design work, as a list tells it to its reader. */
export const taskRow = z.object({
  caseId: id,
  version: counted,
  ptNo: z.string(),
  patientName: z.string(),
  status: caseStatusSchema,
  entrust: entrustSchema,
  practiceName: z.string(),
  planCount: z.number().int(),
  /** What the reader is towards this case. */
  roles: z.array(z.enum(roleKeys)),
  submitTime: instant.nullable(),
  updateTime: instant,
  /** Null while nothing is to be done, and where doctors design themselves. */
  task: designTask.nullable(),
});
export type TaskRow = z.infer<typeof taskRow>;

/** How many open tasks somebody holds, and how many of these are late. */
export const taskLoad = taskPerson.extend({ openCount: z.number().int(), overdueCount: z.number().int() });
export type TaskLoad = z.infer<typeof taskLoad>;

/** A task that was taken from the pool because it was the most urgent one. */
export const takenTask = z.object({
  caseId: id,
  version: counted,
  taskKind: z.enum(taskKinds),
  patientName: z.string(),
});
export type TakenTask = z.infer<typeof takenTask>;
