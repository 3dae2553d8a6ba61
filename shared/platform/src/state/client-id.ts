import { localStore } from './browser-storage.ts';
import { randomId } from './random-id.ts';

const KEY = 'clientId';
let known: string | undefined;

/** One id per browser, sent as `Clientid` with every call. */
export function clientId(): string {
  known ??= localStore.get(KEY) ?? undefined;
  if (!known) {
    known = randomId();
    localStore.set(KEY, known);
  }
  return known;
}
