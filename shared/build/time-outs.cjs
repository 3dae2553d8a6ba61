/**
 * Time-outs of tests, in milliseconds. They end what hangs and never judge how fast a machine is: with eight programs at full
 * load beside it a test takes ten times as long and passes all the same. Lint refuses shorter ones in a test
 * (`tools/src/lint/no-hasty-timeouts.mjs`).
 */

/** A test or a hook of jest. */
const HANGS_MS = 900_000;
/** For what a page is to show in the end; within a second, as the library has it, a busy machine does not show it. */
const PATIENCE_MS = 120_000;
/** A journey in Chromium, whose 3D is drawn by the processor. */
const JOURNEY_HANGS_MS = 3_600_000;
/** What a journey waits for: a text, a page, a button that can be pressed. */
const JOURNEY_PATIENCE_MS = 300_000;

// By their names: ES modules find them in no other form.
module.exports = { HANGS_MS, PATIENCE_MS, JOURNEY_HANGS_MS, JOURNEY_PATIENCE_MS };
