import { readFileSync, writeFileSync } from 'node:fs';

/** How long a run took, in seconds. */
export interface Times {
  /** Seconds that a fixed piece of work took beside: what makes two machines, or a busy one, comparable. */
  readonly pace: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** A part that takes this many times as long as it did, at the same pace, is worth a look. */
const SLOWER = 1.3;
/** Shorter parts are noise. */
const SHORT_S = 10;

/** One line for each part, with what it took in the kept run, and a mark at those that became slow. */
export function compareTimes(kept: Times | null, now: Times): string[] {
  const scale = kept ? now.pace / kept.pace : 1;
  const total = Object.values(now.parts).reduce((sum, seconds) => sum + seconds, 0);
  const lines = Object.entries({ ...now.parts, all: total }).map(([part, seconds]) => {
    const before = part === 'all' ? keptTotal(kept, now) : kept?.parts[part];
    if (before === undefined) return `  ${part}: ${Math.round(seconds)} s`;
    const ratio = seconds / (before * scale);
    const mark = ratio > SLOWER && seconds > SHORT_S ? '  SLOWER THAN IT WAS' : '';
    return `  ${part}: ${Math.round(seconds)} s, ${ratio.toFixed(2)} of the kept run (${Math.round(before)} s)${mark}`;
  });
  return kept ? [`  this machine is now ${scale.toFixed(2)} times as slow as in the kept run`, ...lines] : lines;
}

/** Of the parts that ran now. */
function keptTotal(kept: Times | null, now: Times): number | undefined {
  if (!kept || Object.keys(now.parts).some((part) => kept.parts[part] === undefined)) return undefined;
  return Object.keys(now.parts).reduce((sum, part) => sum + (kept.parts[part] ?? 0), 0);
}

/** Seconds for a fixed piece of work: the best of a few, so that one interruption does not count. */
export function measurePace(): number {
  const once = (): number => {
    const begun = performance.now();
    let value = 1;
    for (let turn = 0; turn < 30_000_000; turn++) value = (value * 16_807) % 2_147_483_647;
    return value > 0 ? (performance.now() - begun) / 1000 : 0;
  };
  return Math.min(...Array.from({ length: 5 }, once));
}

export function readTimes(file: string): Times | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Times;
  } catch {
    return null;
  }
}

export const keepTimes = (file: string, { pace, parts }: Times): void => {
  const rounded = Object.fromEntries(Object.entries(parts).map(([part, seconds]) => [part, Math.round(seconds)]));
  writeFileSync(file, `${JSON.stringify({ pace: Number(pace.toFixed(3)), parts: rounded }, null, 2)}\n`);
};
