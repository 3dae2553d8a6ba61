/**
 * Time-outs of tests, in milliseconds. They end what hangs and never judge how fast a machine is: with eight programs at full
 * load beside it a test takes ten times as long and passes all the same. Lint refuses shorter ones in a test
 * (`tools/src/lint/no-hasty-timeouts.mjs`). Each is exported by itself, for modules import them by name.
 */

/** A test or a hook of jest. */
exports.HANGS_MS = 900_000;
/** For what a page is to show in the end; within a second, as the library has it, a busy machine does not show it. */
exports.PATIENCE_MS = 120_000;
/** A journey in Chromium, whose 3D is drawn by the processor. */
exports.JOURNEY_HANGS_MS = 1_200_000;
/** What a journey waits for: a text, a page, a button that can be pressed. */
exports.JOURNEY_PATIENCE_MS = 120_000;
