import {
  type CustomProblem,
  type Customization,
  type SecurityEventType,
  asBuilt,
  customChanges,
  withoutChange,
} from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type Operator, recordSecurityEvent } from '../../access/api.ts';
import { contentAt, insertCustomization, oneChangeAtATime } from './customization-repository.ts';
import { customizationOf } from './customizations.ts';
import { type Subject, menuSubject } from './subjects.ts';

type Context = Pick<AppContext, 'db' | 'events'>;

/** What a subject makes of what is wanted. */
export interface SubjectRules {
  readonly subject: Subject;
  /** Without what the product says, too. */
  readonly tidy: (wanted: Customization) => Customization;
  /** Why it cannot be so. @param before what counts now */
  readonly problem: (wanted: Customization, before: Customization) => CustomProblem | null;
}

const changedEvent = (subject: Subject, undo: boolean): SecurityEventType => {
  if (subject === menuSubject) return undo ? 'menuUndone' : 'menuChanged';
  return undo ? 'dictionaryUndone' : 'dictionaryChanged';
};

/**
 * Makes a customization count, and tells every open page. Nothing is written where nothing differs.
 * @param undoes the version that it takes back
 * @returns the version that counts now, and how many fields differ
 * @throws Refusal the problem by its name
 */
export async function writeCustomization(
  tx: Transaction,
  { events }: Pick<Context, 'events'>,
  { subject, tidy, problem }: SubjectRules,
  wanted: Customization,
  by: Operator,
  undoes: number | null = null,
): Promise<{ version: number; changed: number }> {
  const { version, customization: before } = await customizationOf(tx, subject);
  const content = tidy(wanted);
  const wrong = problem(content, before);
  if (wrong) throw new Refusal(wrong.error, wrong.values);
  const changed = customChanges(before, content).length;
  if (changed === 0) return { version, changed };
  await insertCustomization(tx, { subject, version: version + 1, content, undoes, userId: by.userId });
  await recordSecurityEvent(tx, {
    type: changedEvent(subject, undoes !== null),
    userId: by.userId,
    visitor: by.visitor,
    values: { name: subject, num: String(changed) },
  });
  await events.publish('customization.changed', { subject }, 'everyone', { tx });
  return { version: version + 1, changed };
}

/** @throws Refusal customizationChanged where somebody else has changed it since it was read */
async function assertStill(tx: Transaction, subject: Subject, version: number): Promise<void> {
  await oneChangeAtATime(tx);
  if ((await customizationOf(tx, subject)).version !== version) throw new Refusal('customizationChanged');
}

/** @throws Refusal customizationChanged, or the problem by its name */
export const saveCustomization = (
  context: Context,
  rules: SubjectRules,
  { version, customization }: { readonly version: number; readonly customization: Customization },
  by: Operator,
): Promise<{ version: number }> =>
  context.db.transaction(async (tx) => {
    await assertStill(tx, rules.subject, version);
    return { version: (await writeCustomization(tx, context, rules, customization, by)).version };
  });

/**
 * Takes back one change; what others changed besides stays.
 * @throws Refusal recordNotFound, customizationChanged, changedSince, or what would be wrong without the change
 */
export const undoCustomization = (
  context: Context,
  rules: SubjectRules,
  { version, undo }: { readonly version: number; readonly undo: number },
  by: Operator,
): Promise<{ version: number }> =>
  context.db.transaction(async (tx) => {
    const { subject } = rules;
    await assertStill(tx, subject, version);
    const after = await contentAt(tx, subject, undo);
    if (!after) throw new Refusal('recordNotFound');
    const before = (await contentAt(tx, subject, undo - 1)) ?? asBuilt;
    const wanted = withoutChange((await customizationOf(tx, subject)).customization, before, after);
    if (!wanted) throw new Refusal('changedSince');
    return { version: (await writeCustomization(tx, context, rules, wanted, by, undo)).version };
  });
