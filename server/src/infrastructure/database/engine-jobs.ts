/** What the thread of the embedded database does; see `Engine`. */
export interface EngineJobs {
  start: { input: { readonly folder: string }; output: null };
  /** Progress is what the database answers. */
  exchange: { input: Uint8Array; output: null; progress: Uint8Array };
  reset: { input: null; output: null };
  close: { input: null; output: null };
}
