import type { ServerEvent, ServerEventPayload, ServerEventType } from '@archway/contracts';
import { uncaught } from '../state/uncaught.ts';

type Listener = (data: never) => void;

const listeners = new Map<ServerEventType, Set<Listener>>();

/** Hears what the server tells this user, whichever tab holds the stream. Returns the way to stop. */
export function onServerEvent<T extends ServerEventType>(
  type: T,
  listener: (data: ServerEventPayload<T>) => void,
): () => void {
  const set = listeners.get(type) ?? new Set();
  listeners.set(type, set.add(listener));
  return () => {
    set.delete(listener);
  };
}

/** Hands one event to the listeners of this tab; a listener that throws does not keep it from the others. */
export function deliver(event: ServerEvent): void {
  for (const listener of [...(listeners.get(event.type) ?? [])]) {
    try {
      listener(event.data as never);
    } catch (failure) {
      uncaught(failure);
    }
  }
}
