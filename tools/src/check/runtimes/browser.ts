// Types of Node must not reach the program of the pages, by whichever library. Where they do, these lines are no error
// any more, and the check of types says so.

// @ts-expect-error A page has no process, but for what the build writes into it.
export type Process = typeof process.cwd;
// @ts-expect-error A page has no Buffer.
export type Bytes = typeof Buffer;
// @ts-expect-error A page has no files of a disk.
export type { Stats } from 'node:fs';
// @ts-expect-error A page has no tests.
export type Test = typeof test;

/** What pages have. */
export type Page = typeof document;
