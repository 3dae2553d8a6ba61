import type { Transaction } from '../../../infrastructure/database/database.ts';
import { productionTemplates } from '../schema.ts';

/** A template as it comes from elsewhere, of the platform. */
type ImportedTemplate = Pick<typeof productionTemplates.$inferInsert, 'kind' | 'name' | 'content' | 'updatedBy'>;

/** Adds templates that everybody may use, unless there is any. */
export async function importTemplates(tx: Transaction, templates: readonly ImportedTemplate[]): Promise<void> {
  if ((await tx.$count(productionTemplates)) > 0 || templates.length === 0) return;
  await tx.insert(productionTemplates).values([...templates]);
}
