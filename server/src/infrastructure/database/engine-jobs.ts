/** What the thread of the embedded database does; see `Engine`. */
export interface EngineJobs {
  start: { input: { readonly folder: string }; output: null };
  /** What the database answers: the last of it, and what of a long answer comes before. */
  exchange: { input: Uint8Array; output: Uint8Array; progress: Uint8Array };
  reset: { input: null; output: null };
  close: { input: null; output: null };
}
