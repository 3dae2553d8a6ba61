import { types } from 'node:util';
import { statementName } from './statement-name.ts';

/** An error as it may stand in a log: what went wrong and where, never a value that somebody entered. */
export interface SafeError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  /** Calls only; the first line of a stack is the message. */
  readonly stack?: string;
  /** The query that failed, by name. */
  readonly statement?: string;
  /** Of errors of the database. */
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly routine?: string;
  readonly cause?: SafeError;
  readonly errors?: readonly SafeError[];
}

const DEEPEST = 4;
const LONGEST = 300;
/** Errors whose messages repeat what they were given, outside of quotes, too. */
const REPEATING = new Set(['SyntaxError', 'ZodError', 'URIError', 'DrizzleQueryError']);
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Classes of SQLSTATE that speak of the schema and of the server, not of values. */
const OF_SCHEMA = new Set(['42', '3D', '3F']);
const IDENTIFIER = /^[a-z_][a-z0-9_.]*$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a log keeps of an error. Messages of libraries and of the language put values into quotes (PostgreSQL, fastify,
 * V8), so what is quoted is left out; errors that quote nothing and repeat everything lose their message. Parameters,
 * details of a conflict, request bodies and addresses are never copied: only the fields that are named here are.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!isError(error)) return { type: typeof error };
  const fields = error as unknown as Fields;
  const code = typeof fields['code'] === 'string' && /^[\w.-]{1,60}$/.test(fields['code']) ? fields['code'] : undefined;
  const isDatabase = code !== undefined && SQLSTATE.test(code) && typeof fields['severity'] === 'string';
  const type = isDatabase ? 'DatabaseError' : nameOf(error);
  const message = messageOf(error, type, isDatabase ? code : undefined);
  const inner = depth < DEEPEST;
  return {
    type,
    ...(message !== undefined && { message }),
    ...(code !== undefined && { code }),
    ...(typeof fields['query'] === 'string' && { statement: statementName(fields['query']) }),
    ...(isDatabase && namesIn(fields)),
    ...callsOf(error),
    ...(inner && error.cause !== undefined && { cause: safeError(error.cause, depth + 1) }),
    ...(inner && Array.isArray(fields['errors']) && errorsIn(fields['errors'], depth)),
  };
}

/** Also of another realm: those of Node itself are, for whatever runs in a context of its own. */
export const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

/** What an operator reads in a terminal: the same, as lines. */
export function errorLines(error: unknown): string {
  const { type, message, code, statement, stack, cause } = safeError(error);
  const head = [type, code && `(${code})`, message && `- ${message}`, statement && `in ${statement}`];
  const lines = [head.filter(Boolean).join(' '), ...(stack ? [stack] : [])];
  if (cause)
    lines.push(
      `  because of ${[cause.type, cause.code && `(${cause.code})`, cause.message].filter(Boolean).join(' ')}`,
    );
  return lines.join('\n');
}

const nameOf = (error: Error): string => {
  const name = error.name === 'Error' ? error.constructor.name : error.name;
  return /^\w{1,60}$/.test(name) ? name : 'Error';
};

function messageOf(error: Error, type: string, sqlState: string | undefined): string | undefined {
  if (REPEATING.has(type)) return undefined;
  const ofSchema = sqlState !== undefined && OF_SCHEMA.has(sqlState.slice(0, 2));
  const [line = ''] = error.message.split('\n', 1);
  return withoutQuoted(line, ofSchema).slice(0, LONGEST);
}

/** From the first quote of a kind to the last: what is quoted may hold quotes itself. */
function withoutQuoted(text: string, keepsIdentifiers: boolean): string {
  if (keepsIdentifiers)
    return text.replace(/"([^"]*)"/g, (whole, name: string) => (IDENTIFIER.test(name) ? whole : '"…"'));
  return text
    .replace(/".*"/, '"…"')
    .replace(/`.*`/, '`…`')
    .replace(/(^|[\s(:=])'.*'/, "$1'…'")
    .replace(/[“«].*[”»]/, '“…”')
    .replace(/(https?:\/\/[^\s?]+)\?\S*/g, '$1');
}

function namesIn(fields: Fields): Partial<SafeError> {
  const names = ['table', 'column', 'constraint', 'routine'] as const;
  const found = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && /^\w{1,80}$/.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What stands behind the message, which may have lines of its own that look like calls. */
function callsOf({ stack = '', message }: Error): { stack?: string } {
  const at = message === '' ? -1 : stack.indexOf(message);
  const behind = at < 0 ? stack : stack.slice(at + message.length);
  const calls = behind.split('\n').filter((line) => /^\s+at /.test(line));
  return calls.length > 0 ? { stack: calls.slice(0, 20).join('\n') } : {};
}

const errorsIn = (errors: readonly unknown[], depth: number): { errors: SafeError[] } => ({
  errors: errors.slice(0, 5).map((each) => safeError(each, depth + 1)),
});
