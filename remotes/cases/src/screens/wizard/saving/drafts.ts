import { fromWire } from '@archway/contracts';
import type { CaseKey } from '../../../case/case-address.ts';
import type { FilledInfo } from '../patient/patient-values.ts';

/** What could not be saved yet, kept on this device until it is. */
export interface Draft {
  readonly values: FilledInfo;
  /** Revision of the case that the changes were made on. */
  readonly revision: number;
  readonly at: string;
}

const keyOf = ({ caseId, version }: CaseKey): string => `archway.cases.draft.${caseId}.${version}`;

/** Earlier versions of the page kept the fields by the words of the wire. */
export function readDraft(key: CaseKey): Draft | null {
  try {
    return fromWire(JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as Draft | null);
  } catch {
    return null;
  }
}

export function keepDraft(key: CaseKey, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(key), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(key));
  } catch {
    // Storage may be full or forbidden; the page itself still holds the changes.
  }
}
