import { fromWire } from '@archway/contracts';
import type { CaseKey } from '../case/case-address.ts';

/** What could not be saved yet, kept on this device until it is. */
export interface Draft<T> {
  readonly values: T;
  /** Revision of what the changes were made on. */
  readonly revision: number;
  readonly at: string;
}

export interface Drafts<T> {
  read(key: CaseKey): Draft<T> | null;
  /** Keeps it in place of an earlier one; null drops it. */
  keep(key: CaseKey, draft: Draft<T> | null): void;
}

/** Drafts of one kind, one for each case version. */
export function createDrafts<T>(prefix: string): Drafts<T> {
  const keyOf = ({ caseId, version }: CaseKey): string => `${prefix}.${caseId}.${version}`;
  return {
    // Earlier versions of the page kept the fields by the words of the wire.
    read(key) {
      try {
        return fromWire(JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as Draft<T> | null);
      } catch {
        return null;
      }
    },
    keep(key, draft) {
      try {
        if (draft) localStorage.setItem(keyOf(key), JSON.stringify(draft));
        else localStorage.removeItem(keyOf(key));
      } catch {
        // Storage may be full or forbidden; the page itself still holds the changes.
      }
    },
  };
}
