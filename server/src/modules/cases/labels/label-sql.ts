import type { Label } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Column, computed } from '../../../infrastructure/lists/selection.ts';

/** What a label shows, of a row `l` of `labels`. */
const shown = sql`json_build_object('id', l.label_id || '-' || l.name, 'categoryId', l.label_id::text,
  'categoryName', l.name, 'color', l.color)`;

/** The labels of a case `c`, by name. */
export const labelsOfRow = (): Column<Label[]> =>
  computed<Label[]>(sql`coalesce((select json_agg(${shown} order by l.name) from case_labels o
    join labels l on l.label_id = o.label_id where o.pt_id = c.pt_id), '[]'::json)`);

/** That a case `c` carries this label, or any label of this category. */
export const labelledSql = (labelId: string): SQL =>
  sql`exists (select from case_labels o where o.pt_id = c.pt_id and o.label_id in
    (select k.label_id from labels k where k.label_id = ${labelId}::bigint or k.parent_id = ${labelId}::bigint))`;
