// Types of pages must not reach the program of the servers and tools, by whichever library. Where they do, these lines
// are no error any more, and the check of types says so.

// @ts-expect-error A server has no document.
export type Page = typeof document;
// @ts-expect-error A server has no window.
export type Screen = typeof window;
// @ts-expect-error A server keeps nothing in a browser.
export type Kept = typeof localStorage;
// @ts-expect-error A server has no tests.
export type Test = typeof test;

/** What servers have. */
export type Process = typeof process;
