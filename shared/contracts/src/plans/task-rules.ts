import type { FormRules } from '../wire/field-rule.ts';
import { ID_PATTERN } from '../wire/patterns.ts';
import type { TaskKind } from './task-kind.ts';

/** A design is promised within so many days after its turn has come, until somebody who assigns it says otherwise. */
export const designDays: Readonly<Record<TaskKind, number>> = { target: 3, step: 3, finish: 2 };

/** A task that goes from one to another. */
export const taskRules = {
  assignUserId: { kind: 'choice', required: 'form', pattern: ID_PATTERN, refusals: ['disabledDesigner'] },
  note: { kind: 'text', max: 500 },
} as const satisfies FormRules;

/** The same as people fill it in. */
export const givenTaskRules = {
  ...taskRules,
  /** To the end of this day it is promised, where whoever assigns it wants another day. */
  dueDay: { kind: 'day', refusals: ['taskDuePast'] },
} as const satisfies FormRules;
