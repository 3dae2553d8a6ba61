import type { BenchRow } from './bench-row.ts';

const round = (x: number, digits = 2): number => Number(x.toFixed(digits));

function rated(
  name: string,
  value: number,
  unit: string,
  peer: string,
  peerValue: number,
  ratio: number,
  goal: string,
  pass: boolean,
): BenchRow {
  return { name, value: round(value), unit, peer, peerValue: round(peerValue), ratio: round(ratio), goal, pass };
}

/** At most `goal` times what the peer needs, of whatever `unit` is: time, memory, bytes. */
export const atMost = (name: string, own: number, peer: string, other: number, goal: number, unit = 'ms'): BenchRow =>
  rated(name, own, unit, peer, other, own / other, `<= ${goal}`, own / other <= goal);

/** The peer needs at least `goal` times as much. */
export const lessBy = (name: string, own: number, peer: string, other: number, goal: number, unit = 'ms'): BenchRow =>
  rated(name, own, unit, peer, other, other / own, `>= ${goal}`, other / own >= goal);

/** A rate of at least `goal` times the peer's. */
export const rateOf = (name: string, own: number, peer: string, other: number, goal: number, unit = 'MB/s'): BenchRow =>
  rated(name, own, unit, peer, other, own / other, `>= ${goal}`, own / other >= goal);

/** A figure that has no goal: it stands beside its peer for whoever reads it. */
export const reported = (name: string, own: number, peer: string, other: number, unit = 'ms'): BenchRow =>
  rated(name, own, unit, peer, other, own / other, 'none', true);

const GOAL = 'goal';

/** A figure of its own, at least `goal`; three digits, as shares need. */
export const reaching = (name: string, value: number, goal: number, unit: string): BenchRow => ({
  ...rated(name, value, unit, GOAL, goal, value / goal, `>= ${goal}`, value >= goal),
  value: round(value, 3),
  peerValue: goal,
});

/** A figure of its own, at most `goal`. */
export const staying = (name: string, value: number, goal: number, unit: string): BenchRow => ({
  ...rated(name, value, unit, GOAL, goal, value / goal, `<= ${goal}`, value <= goal),
  value: round(value, 3),
  peerValue: goal,
});
