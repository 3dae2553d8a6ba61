import type { LogEvent } from '@archway/contracts';

export const BATCH = 20;
/** The server takes 256 KiB. */
export const MOST_BYTES = 200_000;
/** Browsers refuse to let a larger body outlive its page: 64 KiB, less the address and the headers. */
export const LAST_WORDS_BYTES = 60_000;

const bytesOf = (event: LogEvent): number => new TextEncoder().encode(JSON.stringify(event)).length + 1;

/**
 * The first events that fit into one request, at most 20.
 * @param most bytes of the body; an event that is larger alone is sent alone
 */
export function nextBatch(events: readonly LogEvent[], most: number): LogEvent[] {
  let bytes = 20;
  const batch: LogEvent[] = [];
  for (const event of events.slice(0, BATCH)) {
    bytes += bytesOf(event);
    if (bytes > most && batch.length > 0) break;
    batch.push(event);
  }
  return batch;
}
