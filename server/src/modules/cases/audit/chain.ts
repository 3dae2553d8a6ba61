import { createHash } from 'node:crypto';
import type { ChainFault } from '@archway/contracts';
import type { caseAudit } from './schema.ts';

/** An entry as it is kept, apart from its own number in the table, which says nothing. */
export type AuditRow = Omit<typeof caseAudit.$inferSelect, 'id'>;

/** What the first entry of a chain follows. */
export const CHAIN_START = '0'.repeat(64);

/** JSON that does not hang on the order of fields, which the database does not keep; what is undefined is left out. */
export function canonicalJson(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, content]) => content !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]) => `${JSON.stringify(name)}:${canonicalJson(content)}`);
  return `{${fields.join(',')}}`;
}

/** SHA-256 over all that an entry says, and the hash of the entry before it. */
export const hashOf = ({ hash: _own, ...entry }: Omit<AuditRow, 'hash'> & { readonly hash?: string }): string =>
  createHash('sha256').update(canonicalJson(entry)).digest('hex');

/** Walks one chain or many, entry by entry, in the order of cases and numbers. */
export class ChainWalk {
  entries = 0;
  cases = 0;
  /** The first entry of each chain that does not hold. */
  readonly broken: { readonly caseId: string; readonly seq: number; readonly fault: ChainFault }[] = [];
  #last: AuditRow | null = null;

  step(entry: AuditRow): void {
    const before = this.#last?.caseId === entry.caseId ? this.#last : null;
    this.entries += 1;
    if (!before) this.cases += 1;
    this.#last = entry;
    const fault = faultOf(entry, before);
    if (fault && this.broken.at(-1)?.caseId !== entry.caseId)
      this.broken.push({ caseId: entry.caseId, seq: entry.seq, fault });
  }
}

function faultOf(entry: AuditRow, before: AuditRow | null): ChainFault | null {
  if (entry.seq !== (before?.seq ?? 0) + 1) return 'gap';
  if (entry.previousHash !== (before?.hash ?? CHAIN_START)) return 'link';
  return entry.hash === hashOf(entry) ? null : 'contents';
}
