import { API_BASE, endpoints } from '@archway/contracts';
import { HANGS_MS } from './until.ts';

export interface ReadEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** Reads server-sent events as a browser does, from the bytes. */
export class EventReader {
  readonly #events: ReadEvent[] = [];
  readonly #abort: AbortController;
  #wake: () => void = () => {};
  #text = '';
  /** The server has ended the stream. */
  ended = false;

  private constructor(abort: AbortController) {
    this.#abort = abort;
  }

  static async open(url: string, token: string, lastEventId?: string): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(url + API_BASE + endpoints.system.events.path, {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lastEventId && { 'last-event-id': lastEventId }),
      },
      signal: abort.signal,
    });
    if (!response.ok || !response.body) throw new Error(`${response.status}`);
    const reader = new EventReader(abort);
    reader.#pump(response.body).catch(() => {});
    return reader;
  }

  /** The next events, at most so many; waits for them. */
  async take(count: number): Promise<ReadEvent[]> {
    const until = Date.now() + HANGS_MS;
    while (this.#events.length < count) {
      const left = until - Date.now();
      if (left <= 0) throw new Error(`only ${this.#events.length} of ${count} events came`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.#events.splice(0, count);
  }

  close(): void {
    this.#abort.abort();
  }

  async #pump(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.#text += decoder.decode(part.value, { stream: true });
      const blocks = this.#text.split('\n\n');
      this.#text = blocks.pop() ?? '';
      for (const block of blocks) this.#accept(block);
    }
    this.ended = true;
    this.#wake();
  }

  #accept(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 2)]));
    if (!fields.has('event')) return;
    this.#events.push({
      id: fields.get('id') ?? '',
      type: fields.get('event') ?? '',
      data: JSON.parse(fields.get('data') ?? 'null'),
    });
    this.#wake();
  }
}
