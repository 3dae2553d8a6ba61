import { type Endpoint, type ErrorName, errors, fromWire, isOnlyOurs, wireWord } from '@archway/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from './problem.ts';

type Part = 'params' | 'query' | 'body';

const empty = z.strictObject({});
const emptyBody = z.union([z.undefined(), z.null(), empty]);

/** In which words a request comes: those of the wire, or our own, as in the public API. */
type Words = 'wire' | 'ours';

/** Makes the validator of an endpoint once; parts that it does not declare must be empty. */
export function inputReader(
  endpoint: Pick<Endpoint, Part>,
  words: Words = 'wire',
): (request: FastifyRequest) => Record<Part, unknown> {
  const schemas: Record<Part, z.ZodType> = {
    params: endpoint.params ?? empty,
    query: endpoint.query ?? empty,
    body: endpoint.body ?? emptyBody,
  };
  return (request) => ({
    params: read('params', schemas.params, request.params, words),
    query: read('query', schemas.query, request.query, words),
    body: read('body', schemas.body, request.body, words),
  });
}

function read(part: Part, schema: z.ZodType, value: unknown, words: Words): unknown {
  const trouble = troubleIn(value, words);
  if (trouble) throw new InvalidInput([{ path: part, message: trouble }]);
  const parsed = schema.safeParse(words === 'wire' ? fromWire(value) : value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new InvalidInput(
    issues.slice(0, 20).map(({ path, message }) => ({ path: pathIn([part, ...path], words), message })),
    refusalIn(issues),
  );
}

/** Where a field stands, in the words in which it came. */
const pathIn = (path: readonly PropertyKey[], words: Words): string =>
  path.map((word) => (words === 'wire' ? wireWord(String(word)) : String(word))).join('.');

/** What the call is refused with, when all that is wrong has a name: rules of fields give their refusal as the message. */
function refusalIn(issues: readonly { readonly message: string }[]): ErrorName | undefined {
  const isNamed = (message: string): message is ErrorName => Object.hasOwn(errors, message);
  const first = issues[0]?.message;
  return first !== undefined && isNamed(first) && issues.every(({ message }) => isNamed(message)) ? first : undefined;
}

/** No endpoint takes anything near this; whoever walks a value recursively must not run out of stack. */
const DEEPEST = 64;

/**
 * What no schema has to look for: a NUL character, since PostgreSQL can keep none in a text, a depth that nobody
 * means, and our own word for what the wire calls otherwise. Level by level and not recursively, as the depth is the
 * caller's to choose.
 */
function troubleIn(value: unknown, words: Words): string | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return `nested deeper than ${DEEPEST} levels`;
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string' && each.includes('\0')) return 'contains a NUL character';
      if (typeof each !== 'object' || each === null) continue;
      for (const [key, inner] of Object.entries(each)) {
        if (key.includes('\0')) return 'contains a NUL character';
        if (words === 'wire' && isOnlyOurs(key)) return `Unrecognized key: "${key}"`;
        next.push(inner);
      }
    }
    level = next;
  }
  return null;
}
