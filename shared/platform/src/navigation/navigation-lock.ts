import { createStore } from '../state/store.ts';
import { notify } from '../notify/notify.ts';

/**
 * The lock of the whole page while work runs that leaving would destroy, such as a CT upload. It stands once, here:
 * changes of the pathname, back and forward, unloading and the switch of the language all ask it.
 */
const held = createStore<ReadonlyMap<symbol, string>>(new Map());

const reason = (): string | undefined => [...held.get().values()].at(-1);

export const navigationLock = {
  /** @param text what the user is told when a navigation is refused, translated */
  acquire(text: string): () => void {
    const id = Symbol(text);
    held.update((locks) => new Map(locks).set(id, text));
    return () =>
      held.update((locks) => {
        const rest = new Map(locks);
        rest.delete(id);
        return rest;
      });
  },
  isHeld: (): boolean => held.get().size > 0,
  /** Says why, and answers true, when the page is locked. */
  refuses(): boolean {
    const text = reason();
    if (text === undefined) return false;
    notify.warning(text);
    return true;
  },
  /** A login that has ended wins over every lock. */
  breakAll: (): void => held.set(new Map()),
  subscribe: held.subscribe,
};
