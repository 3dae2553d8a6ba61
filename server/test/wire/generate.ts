import { z } from 'zod';
import type { Random } from '../random.ts';

type Json = Record<string, unknown>;

/** Values that programs stumble over. */
const nasty: readonly unknown[] = [
  null,
  '',
  ' ',
  '0',
  '-1',
  '1',
  '999999999999999999',
  '9'.repeat(40),
  'null',
  'undefined',
  'NaN',
  '%',
  '%00',
  '\\',
  "'",
  '"',
  '`',
  "1' or '1'='1",
  '; drop table users; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\0',
  'a\0b',
  '\uD800',
  '😀'.repeat(50),
  '名'.repeat(300),
  'x'.repeat(20_000),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '9999-12-31',
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_993,
  1e21,
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
  { $gt: '' },
  { toString: 1 },
];

/** Ids that exist in the demonstration data, and ones that do not. */
const ids = ['1', '2', '3', '7', '424242', '999999999999999999'];

/**
 * Makes a value for a schema: one that fits, as far as JSON Schema can say what fits, with now and then a part that
 * does not.
 * @param wildness 0 to 1: how often a part is replaced by something nasty.
 */
export function valueFor(schema: z.ZodType, random: Random, wildness: number): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;
  return make(json, random, wildness);
}

function make(schema: Json, random: Random, wildness: number): unknown {
  if (random.chance(wildness)) return random.pick(nasty);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as unknown[]);
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options) return make(random.pick(options), random, wildness);
  if (Array.isArray(schema['allOf'])) return make((schema['allOf'] as Json[])[0] ?? {}, random, wildness);
  switch (schema['type']) {
    case 'object':
      return makeObject(schema, random, wildness);
    case 'array':
      return makeArray(schema, random, wildness);
    case 'string':
      return makeString(schema, random);
    case 'integer':
    case 'number':
      return makeNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      // Coerced or preprocessed: the schema does not say what it takes.
      return random.pick(nasty);
  }
}

function makeObject(schema: Json, random: Random, wildness: number): Json {
  const required = (schema['required'] as string[] | undefined) ?? [];
  const made: Json = {};
  for (const [key, property] of Object.entries((schema['properties'] as Record<string, Json> | undefined) ?? {})) {
    if (random.chance(required.includes(key) ? wildness / 2 : 0.4)) continue;
    made[key] = make(property, random, wildness);
  }
  const others = schema['additionalProperties'];
  if (typeof others === 'object' && others !== null) {
    for (let extra = random.int(0, 3); extra > 0; extra--) made[`key${extra}`] = make(others as Json, random, wildness);
  }
  if (random.chance(wildness / 3))
    made[random.pick(['unknown', 'constructor', 'id', '__proto__', ''])] = random.pick(nasty);
  return made;
}

function makeArray(schema: Json, random: Random, wildness: number): unknown[] {
  const prefix = schema['prefixItems'] as Json[] | undefined;
  if (prefix) return prefix.map((item) => make(item, random, wildness));
  const least = (schema['minItems'] as number | undefined) ?? 0;
  const most = Math.min((schema['maxItems'] as number | undefined) ?? 5, least + 5);
  return Array.from({ length: random.int(least, most) }, () => make((schema['items'] as Json) ?? {}, random, wildness));
}

function makeString(schema: Json, random: Random): string {
  const pattern = String(schema['pattern'] ?? '');
  if (pattern.startsWith('^[1-9]\\d')) return random.pick(ids);
  if (schema['format'] === 'date') return random.pick(['2001-02-03', '1899-12-31', '2035-01-01']);
  if (schema['format'] === 'date-time') return '2026-01-02T03:04:05.678Z';
  if (schema['format'] === 'email') return 'somebody@example.com';
  const least = (schema['minLength'] as number | undefined) ?? 0;
  const most = Math.min((schema['maxLength'] as number | undefined) ?? 40, 2000);
  const letters = ['a', 'B', '7', '中', ' ', '-', '_', '%', "'", '.', '/'];
  return Array.from({ length: random.int(least, Math.max(least, most)) }, () => random.pick(letters)).join('');
}

function makeNumber(schema: Json, random: Random): number {
  const least = Math.max((schema['minimum'] as number | undefined) ?? -10, Number.MIN_SAFE_INTEGER);
  const most = Math.min((schema['maximum'] as number | undefined) ?? 1000, Number.MAX_SAFE_INTEGER);
  const value = random.pick([least, most, random.int(least, Math.min(most, least + 100))]);
  return schema['type'] === 'integer' ? Math.trunc(value) : value;
}
