// What runs everywhere has neither pages nor Node. Where types of either reach it, these lines are no error any more,
// and the check of types says so.

// @ts-expect-error A worker has no document.
export type Page = typeof document;
// @ts-expect-error A worker has no process.
export type Process = typeof process;
// @ts-expect-error A worker has no files of a disk.
export type { Stats } from 'node:fs';

/** What all have. */
export type Text = typeof TextDecoder;
