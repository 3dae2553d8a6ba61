import { addressOf, endpoints, fromWire } from '@archway/contracts';
import type { ServerEvent, ServerEventType } from '@archway/contracts';
import { headersOf } from '../wire/request.ts';

/** The server sends a comment every few seconds; a stream that is silent for longer is dead. */
const SILENCE_MS = 60_000;

export interface StreamOptions {
  token: string;
  /** Resumes after this event. */
  lastId: string | undefined;
  signal: AbortSignal;
  /** The server has the stream: what happens from now on comes. */
  onOpen: () => void;
  onEvent: (event: ServerEvent) => void;
}

export class StreamRefused extends Error {
  readonly http: number;

  constructor(http: number) {
    super(`The event stream was refused with ${http}`);
    this.http = http;
  }
}

const toEvent = (id: string | undefined, type: string | undefined, data: string): ServerEvent =>
  ({ id: id ?? '', type: type as ServerEventType, data: fromWire(JSON.parse(data) as unknown) }) as ServerEvent;

/** Aborts when nothing was heard for a while, or when the caller gives up. */
function watchdog(signal: AbortSignal) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
    },
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/**
 * Reads the server's events until the stream ends. `fetch` instead of EventSource, since a bearer header is needed.
 * @throws StreamRefused for an HTTP status that is not 200; the failure of the connection otherwise
 */
export async function readStream({ token, lastId, signal, onOpen, onEvent }: StreamOptions): Promise<void> {
  const watch = watchdog(signal);
  watch.heard();
  try {
    const response = await fetch(addressOf(endpoints.system.events), {
      headers: {
        ...headersOf(token, false),
        Accept: 'text/event-stream',
        ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }),
      },
      signal: watch.signal,
      cache: 'no-store',
    });
    if (!response.ok || !response.body) throw new StreamRefused(response.status);
    onOpen();
    // A login, which reads no events, does without it.
    const { createParser } = await import('eventsource-parser');
    const parser = createParser({ onEvent: ({ id, event, data }) => onEvent(toEvent(id, event, data)) });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      watch.heard();
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    watch.clear();
  }
}
