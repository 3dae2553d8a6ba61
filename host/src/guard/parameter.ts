import { createStore, readViewerParameter } from '@archway/platform';
import { session } from '@archway/platform/host';

interface ParameterState {
  readonly a: string | null;
  readonly state: 'reading' | 'good' | 'bad' | null;
}

/** The encrypted parameter of pages that stand alone (`?a=…`), read before anything is decided about them. */
export const parameterState = createStore<ParameterState>({ a: null, state: null });

/** Reads `a` of an address once. A tab without a login takes the one that it was opened with. */
export function readParameter(search: string): void {
  const a = new URLSearchParams(search).get('a');
  if (a === parameterState.get().a) return;
  if (a === null) return parameterState.set({ a, state: null });
  parameterState.set({ a, state: 'reading' });
  readViewerParameter(a).then(
    ({ token }) => {
      if (session.token() === null) session.setToken(token);
      finish(a, 'good');
    },
    () => finish(a, 'bad'),
  );
}

function finish(a: string, state: 'good' | 'bad'): void {
  if (parameterState.get().a === a) parameterState.set({ a, state });
}
