import type { ObjectIndex, ObjectRow } from '../object-index.ts';
import { afterPrefix } from '../object-key.ts';

export interface ListRequest {
  readonly prefix: string;
  /** Keys with this text behind the prefix are gathered under what comes before it; empty for none. */
  readonly delimiter: string;
  /** Only names behind this one. */
  readonly after: string;
  readonly limit: number;
}

export interface Listing {
  readonly objects: readonly ObjectRow[];
  readonly prefixes: readonly string[];
  /** The last name of this page; null when nothing follows. */
  readonly next: string | null;
}

type Entry = { readonly name: string; readonly row: ObjectRow | null };

/** One page of keys and common prefixes, both in byte order. A prefix costs one query, however many keys it stands for. */
export async function listNames(
  index: ObjectIndex,
  { prefix, delimiter, after, limit }: ListRequest,
): Promise<Listing> {
  const entries: Entry[] = [];
  let from = startBehind(after, prefix, delimiter);
  while (from !== 'end' && entries.length <= limit) {
    const wanted = limit + 1 - entries.length;
    const rows = await index.list(prefix, from, wanted);
    from = rows.length < wanted ? 'end' : { key: rows.at(-1)?.key ?? '', inclusive: false };
    for (const row of rows) {
      const common = commonPrefix(row.key, prefix, delimiter);
      entries.push(common === null ? { name: row.key, row } : { name: common, row: null });
      if (common !== null) {
        from = behindPrefix(common);
        break;
      }
    }
  }
  const page = entries.slice(0, limit);
  return {
    objects: page.flatMap(({ row }) => (row ? [row] : [])),
    prefixes: page.flatMap(({ name, row }) => (row ? [] : [name])),
    next: entries.length > limit ? (page.at(-1)?.name ?? null) : null,
  };
}

type Start = { readonly key: string; readonly inclusive: boolean } | null | 'end';

function startBehind(after: string, prefix: string, delimiter: string): Start {
  if (after === '') return null;
  const common = after.startsWith(prefix) ? commonPrefix(after, prefix, delimiter) : null;
  return common === null ? { key: after, inclusive: false } : behindPrefix(common);
}

function behindPrefix(prefix: string): Start {
  const key = afterPrefix(prefix);
  return key === null ? 'end' : { key, inclusive: true };
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | null {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? null : key.slice(0, at + delimiter.length);
}
