/** What the main thread asks of the thread that runs the embedded database; each is answered with the same `id`. */
export type EngineRequest =
  { id: number; do: 'exchange'; chunk: Uint8Array } | { id: number; do: 'reset' } | { id: number; do: 'close' };

/** `data` may come several times before `done` or `failed`. */
export type EngineReply =
  { id: number; data: Uint8Array } | { id: number; done: true } | { id: number; failed: string };
