import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { permissions } from '@archway/contracts';
import { getTableName, isTable } from 'drizzle-orm';
import { serverModules } from './modules.ts';

const root = join(__dirname, 'modules');
const layers = createRequire(__filename)('../module-layers.cjs') as readonly (readonly string[])[];
const modules = serverModules();

test('the modules are registered from the ground up, each in its layer', () => {
  const layerOf = (name: string): number => layers.findIndex((layer) => layer.includes(name));
  const found = modules.map(({ name }) => layerOf(name));
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(modules.map(({ name }) => name).sort()).toEqual(layers.flat().sort());
  expect(readdirSync(root).sort()).toEqual(layers.flat().sort());
});

test('every permission of the contract belongs to one module', () => {
  expect(modules.flatMap((module) => module.permissions ?? []).sort()).toEqual([...permissions].sort());
});

describe('tables', () => {
  const tablesOf = ({ schema = {} }: (typeof modules)[number]): string[] =>
    Object.values(schema).flatMap((value) => (isTable(value) ? [getTableName(value)] : []));
  const owners = new Map(modules.flatMap((module) => tablesOf(module).map((table) => [table, module.name] as const)));

  test('every schema of a module is its contribution', () => {
    const withSchema = readdirSync(root).filter((name) => readdirSync(join(root, name)).includes('schema.ts'));
    expect(modules.flatMap((module) => (module.schema ? [module.name] : [])).sort()).toEqual(withSchema.sort());
    expect(owners.size).toBe(modules.flatMap(tablesOf).length);
  });

  test.each(modules.map(({ name }) => name))('%s speaks SQL to no table of another module', (name) => {
    const files = readdirSync(join(root, name), { recursive: true, encoding: 'utf8' });
    const spoken = files
      .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
      .flatMap((file) =>
        foreignTables(readFileSync(join(root, name, file), 'utf8'), name).map((to) => `${file}: ${to}`),
      );
    expect(spoken).toEqual([]);
  });

  test('a statement that names one is found', () => {
    expect(foreignTables('sql`select 1 from practices p`', 'cases')).toEqual(['practices']);
    expect(foreignTables('sql`select 1\n  left join users u on true`', 'cases')).toEqual(['users']);
    expect(foreignTables('sql`select 1 from cases c`', 'cases')).toEqual([]);
  });

  /** Tables of other modules that an SQL text names; drizzle's own tables cannot get past the door of their module. */
  function foreignTables(text: string, name: string): string[] {
    const named = text.matchAll(/\b(?:from|join|into|update|table|using)\s+(?:only\s+)?"?([a-z_]+)"?/g);
    return [...named].flatMap(([, table = '']) => ((owners.get(table) ?? name) === name ? [] : [table]));
  }
});
