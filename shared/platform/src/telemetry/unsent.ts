import type { LogEvent } from '@archway/contracts';
import { localStore } from '../state/browser-storage.ts';

const KEY = 'unsentEvents';
/** The newest; a page that is offline for long must not fill the storage of the product. */
const MOST = 200;

function read(): LogEvent[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as LogEvent[]) : [];
  } catch {
    return [];
  }
}

function write(events: readonly LogEvent[]): void {
  if (events.length === 0) localStore.remove(KEY);
  else localStore.set(KEY, JSON.stringify(events.slice(-MOST)));
}

const without = (events: readonly LogEvent[], gone: readonly LogEvent[]): LogEvent[] => {
  const ids = new Set(gone.map(({ eventId }) => eventId));
  return events.filter(({ eventId }) => !ids.has(eventId));
};

/**
 * Events that a page could not send before it went, kept on the device for the next one. All pages share the one place:
 * an event that two of them send has the same id, and the server keeps it once.
 */
export const unsentEvents = {
  keep: (events: readonly LogEvent[]): void => write([...without(read(), events), ...events]),
  forget: (events: readonly LogEvent[]): void => {
    if (localStore.get(KEY) !== null) write(without(read(), events));
  },
  /** What earlier pages left, for this one to send. */
  take(): LogEvent[] {
    const events = read();
    localStore.remove(KEY);
    return events;
  },
};
