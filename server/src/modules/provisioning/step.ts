import type { ErrorName, ErrorValues, ProvisioningChange } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import type { Operator } from '../access/api.ts';

/** What stands in the way of an entry, and where in the document. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly error: ErrorName;
  readonly values?: ErrorValues;
}

export interface Applying {
  readonly events: AppContext['events'];
  readonly jobs: AppContext['jobs'];
  readonly tx: Transaction;
  readonly by: Operator;
}

/** One entry that differs from what stands: what it changes, and how. */
export interface Step {
  readonly change: ProvisioningChange;
  run(applying: Applying): Promise<unknown>;
}

/** What an examination of a document has found. */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly steps: readonly Step[];
}

/** Entries that say the same name twice, by the place of the second one. */
export function repeated<Entry>(
  list: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string | null | undefined,
  field: string,
): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, at): Problem[] => {
    const name = nameOf(entry);
    if (!name) return [];
    const key = name.toLowerCase();
    if (seen.has(key)) return [{ path: [list, at, field], error: 'namedTwice', values: { name } }];
    seen.add(key);
    return [];
  });
}
