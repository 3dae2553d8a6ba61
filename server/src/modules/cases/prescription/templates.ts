import { MOST_TEMPLATES, type PrescriptionHabits, type PrescriptionTemplate, habitsSchema } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { type CaseKey, requireVersion } from '../scope/case-access.ts';
import { asksFor } from './prescription.ts';
import {
  type TemplateRow,
  changeTemplate,
  countTemplates,
  deleteTemplate,
  insertTemplate,
  templatesOfUsers,
} from './template-repository.ts';

interface TemplateInput {
  readonly name: string;
  readonly habits: PrescriptionHabits;
}

const view = ({ userId, updateTime, habits, ...row }: TemplateRow, caller: Caller): PrescriptionTemplate => ({
  ...row,
  habits: habitsSchema.parse(habits),
  own: userId === caller.userId,
  updateTime: updateTime.toISOString(),
});

/** Templates that the caller may use for a case: the caller's own first, then those of its doctor. */
export async function templatesFor(db: Database, caller: Caller, key: CaseKey): Promise<PrescriptionTemplate[]> {
  const { record, version } = await requireVersion(db, caller, key);
  asksFor(record, null);
  const rows = await templatesOfUsers(db, [caller.userId, version.doctorId]);
  const shown = rows.map((row) => view(row, caller));
  return [...shown.filter(({ own }) => own), ...shown.filter(({ own }) => !own)];
}

/** Keeps a template; a name that the caller has already is refused by the index. @throws Refusal templateLimit */
export function addTemplate(
  db: Database,
  caller: Caller,
  { name, habits }: TemplateInput,
): Promise<PrescriptionTemplate> {
  return db.transaction(async (tx) => {
    // Two at the same moment may go one over the limit, which is there against thousands.
    if ((await countTemplates(tx, caller.userId)) >= MOST_TEMPLATES) {
      throw new Refusal('templateLimit', { num: MOST_TEMPLATES });
    }
    return view(await insertTemplate(tx, caller.userId, name, habits), caller);
  });
}

/** Renames and overwrites a template of the caller. @throws Refusal recordNotFound */
export async function updateTemplate(
  db: Database,
  caller: Caller,
  { templateId, name, habits }: TemplateInput & { readonly templateId: string },
): Promise<PrescriptionTemplate> {
  const row = await changeTemplate(db, caller.userId, templateId, name, habits);
  if (!row) throw new Refusal('recordNotFound');
  return view(row, caller);
}

/** @throws Refusal recordNotFound */
export async function removeTemplate(db: Database, caller: Caller, templateId: string): Promise<void> {
  if (!(await deleteTemplate(db, caller.userId, templateId))) throw new Refusal('recordNotFound');
}
