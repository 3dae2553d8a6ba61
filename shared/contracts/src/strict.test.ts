import { z } from 'zod';
import { allApiEndpoints } from './api/endpoints.ts';
import { allEndpoints } from './all-endpoints.ts';

type Schema = z.core.$ZodType;
type Inside = Readonly<Record<string, unknown>> & { readonly type: z.core.$ZodTypeDef['type'] };

const leaves: ReadonlySet<string> = new Set([
  ...['string', 'number', 'int', 'boolean', 'bigint', 'date', 'null', 'undefined', 'literal', 'enum'],
  ...['never', 'unknown', 'any', 'transform', 'custom', 'template_literal'],
]);

/** Paths of the objects in a schema that would drop a field they do not know. */
function lenient(schema: Schema, path = ''): string[] {
  const def = schema._zod.def as unknown as Inside;
  const inside = (key: string, name: string = path): string[] => lenient(def[key] as Schema, name);
  // Its default refuses what zod may learn, so that not every kind is named here.
  switch (def.type as string) {
    case 'object': {
      const strict = (def['catchall'] as Schema | undefined)?._zod.def.type === 'never';
      const fields = Object.entries(def['shape'] as Record<string, Schema>);
      return [...(strict ? [] : [path || '.']), ...fields.flatMap(([key, field]) => lenient(field, `${path}.${key}`))];
    }
    case 'array':
      return inside('element', `${path}[]`);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inside('innerType');
    case 'union':
      return (def['options'] as Schema[]).flatMap((option) => lenient(option, path));
    case 'intersection':
      return [...inside('left'), ...inside('right')];
    case 'record':
      return inside('valueType', `${path}{}`);
    case 'tuple':
      return (def['items'] as Schema[]).flatMap((item, at) => lenient(item, `${path}[${at}]`));
    case 'pipe':
      return [...inside('in'), ...inside('out')];
    default:
      if (!leaves.has(def.type)) throw new Error(`${path} is a ${def.type}, which this test cannot look into`);
      return [];
  }
}

describe.each([...allEndpoints, ...allApiEndpoints].map((each) => [each.id, each] as const))(
  '%s',
  (_id, { params, query, body }) => {
    it('refuses unknown fields at every depth of what it is asked', () => {
      for (const part of [params, query, body]) if (part) expect(lenient(part)).toEqual([]);
    });
  },
);

test('an object that drops fields is found wherever it stands', () => {
  const inner = z.object({ a: z.number() });
  const hidden: [z.ZodType, string[]][] = [
    [inner, ['.']],
    [z.looseObject({}), ['.']],
    [z.strictObject({ b: inner }), ['.b']],
    [z.strictObject({ b: inner.optional(), c: inner.nullable(), d: inner.default({ a: 1 }) }), ['.b', '.c', '.d']],
    [z.strictObject({ list: z.array(inner), by: z.record(z.string(), inner) }), ['.list[]', '.by{}']],
    [z.tuple([z.string(), inner]), ['[1]']],
    [z.union([z.strictObject({}), inner]), ['.']],
    [z.preprocess((value) => value, inner), ['.']],
    [z.strictObject({ a: z.strictObject({ b: z.string() }) }), []],
  ];
  for (const [schema, paths] of hidden) expect(lenient(schema)).toEqual(paths);
});
