import { createHash } from 'node:crypto';

const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?("?[a-z_][\w]*"?(?:\."?[a-z_][\w]*"?)?)/i;

/**
 * A name for a statement by which it is found again: what it does, to which table, and a hash of its text. The text
 * itself stays out of logs, since somebody may have written a value into it.
 */
export function statementName(text: string): string {
  const verb = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1]?.replaceAll('"', '').toLowerCase();
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return [verb.slice(0, 20), table?.slice(0, 80), hash].filter((part) => part !== undefined).join(' ');
}
