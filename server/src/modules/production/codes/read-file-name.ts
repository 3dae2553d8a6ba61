import type { ExtractionContent } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { extract } from '../templates/extract.ts';
import { templateById } from '../templates/template-repository.ts';

/** What a template reads from a file name; null where there is no such template, no file, or nothing is found. */
export async function readByTemplate(
  db: Querier,
  templateId: string | null,
  fileName: string | null,
): Promise<string | null> {
  if (templateId === null || fileName === null) return null;
  const row = await templateById(db, 'extraction', templateId);
  if (!row) return null;
  try {
    // The contract judged it when it was kept.
    return extract(row.content as ExtractionContent, fileName).text;
  } catch (cause) {
    // A rule that a later version of the language refuses reads nothing, and stops no order.
    if (cause instanceof Refusal) return null;
    throw cause;
  }
}
