import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  /** X where it has a length. */
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of the processor, without what the thread waited. */
  readonly tdur?: number;
}

/** What runs script, whatever is within it: layout that it asks for and the collection of its garbage count, too. */
const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
]);
/** What a frame ends with: it is handed over to be drawn. */
const FRAME = 'Commit';
const MICROSECONDS = 1000;

/** Script of the thread of the page up to the end of each of its frames, in ms of the processor. */
function scriptOfFrames(events: readonly TraceEvent[]): number[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    if (event.name !== FRAME && !SCRIPT.has(event.name)) continue;
    const thread = `${event.pid} ${event.tid}`;
    const known = threads.get(thread);
    if (known) known.push(event);
    else threads.set(thread, [event]);
  }
  const framesOf = (of: readonly TraceEvent[]): number => of.filter(({ name }) => name === FRAME).length;
  const [page] = [...threads.values()].sort((one, other) => framesOf(other) - framesOf(one));
  const frames = [0];
  let end = 0;
  for (const { name, ph, ts, dur, tdur } of (page ?? []).sort((one, other) => one.ts - other.ts)) {
    if (name === FRAME) frames.push(0);
    // What is within another one was counted with it.
    else if (ph === 'X' && ts >= end) {
      end = ts + (dur ?? 0);
      if (tdur === undefined) throw new Error('the browser tells no times of the processor');
      frames[frames.length - 1]! += tdur / MICROSECONDS;
    }
  }
  return frames;
}

/**
 * How long the page's own thread runs script in each of its frames while something is done: time of the processor, by the
 * trace of the browser. Waiting for a card that is not there, as in software, is no script and does not count.
 */
export async function scriptTimes(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'devtools.timeline.frame'],
  });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return scriptOfFrames(traceEvents);
}
