import type pg from 'pg';

/** One line for each column, constraint and index of the product's tables, so that two databases can be compared. */
export async function schemaOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('column %I.%I %s%s default %s generated %s', c.table_name, c.column_name,
        coalesce(c.domain_name, c.udt_name), case c.is_nullable when 'NO' then ' not null' else '' end,
        coalesce(c.column_default, c.identity_generation, '-'), coalesce(c.generation_expression, '-')) as line
      from information_schema.columns c where c.table_schema = 'public'
    union all
    select format('constraint %s %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k where k.connamespace = 'public'::regnamespace
    union all
    select format('index %s', i.indexdef) from pg_indexes i where i.schemaname = 'public'
    union all
    select format('type %I %I', t.typname, e.enumlabel)
      from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}
