import { useStore } from '../state/store.ts';
import { session } from './session.ts';
import type { SessionState } from './session.ts';

/** Who is logged in, followed. */
export const useSession = (): SessionState => useStore(session.store);
