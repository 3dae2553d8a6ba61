import type { Label } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Column, computed } from '../../../infrastructure/lists/selection.ts';
import { idList } from '../scope/scope-sql.ts';

/** What a label shows, of a row `l` of `labels`. */
const shown = sql`json_build_object('id', l.label_id || '-' || l.name, 'categoryId', l.label_id::text,
  'categoryName', l.name, 'color', l.color)`;

/** The labels of a case `c`, by name. */
export const labelsOfRow = (): Column<Label[]> =>
  computed<Label[]>(sql`coalesce((select json_agg(${shown} order by l.name) from case_labels o
    join labels l on l.label_id = o.label_id where o.pt_id = c.pt_id), '[]'::json)`);

/**
 * That a case `c` carries any of these labels. They are values, and not asked for here, since whether to begin with the
 * label or with the order of the list hangs on how many cases carry it.
 */
export const labelledSql = (labelIds: readonly string[]): SQL =>
  sql`exists (select from case_labels o where o.pt_id = c.pt_id and o.label_id = any(${idList(labelIds)}))`;
