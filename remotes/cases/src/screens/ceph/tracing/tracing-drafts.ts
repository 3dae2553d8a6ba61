import type { CephFilm } from '@archway/contracts';
import type { Tracing } from './tracing-state.ts';

/** What could not be saved yet, kept on this device until it is. */
interface TracingDraft {
  readonly tracing: Tracing;
  /** Revision that was changed. */
  readonly revision: number;
}

const keyOf = ({ objectName }: Pick<CephFilm, 'objectName'>): string => `archway.cases.ceph.${objectName}`;

export function readTracingDraft(film: Pick<CephFilm, 'objectName'>): TracingDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(film)) ?? 'null') as TracingDraft | null;
  } catch {
    return null;
  }
}

export function keepTracingDraft(film: Pick<CephFilm, 'objectName'>, draft: TracingDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(film), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(film));
  } catch {
    // Storage may be full or forbidden; the page itself still holds the changes.
  }
}
