import { canonicalText, changesBetween, planDifference, readPlan, readPlanText } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import type { BenchRow } from './bench-row.ts';
import { collectGarbage } from './node-garbage.ts';
import { reported } from './rated.ts';
import { bestTimes } from './timing.ts';

/** Aligners of each jaw: a long treatment. */
const STEPS = 40;
const ROUNDS = 12;

const valid = (seed: number) => {
  const { document } = readPlan(samplePlan(seed, { steps: STEPS }));
  if (!document) throw new Error('a sample plan is refused');
  return document;
};

/** What a plan of 28 teeth and 40 steps costs, beside the bare parsing of the same bytes. */
export async function benchPlan(): Promise<BenchRow[]> {
  const [plan, other] = [valid(1), valid(2)];
  const text = canonicalText(plan);
  const contenders = {
    parse: () => JSON.parse(text),
    read: () => readPlanText(text),
    write: () => canonicalText(plan),
    changes: () => changesBetween(plan, other),
    difference: () => planDifference(plan, other),
  };
  const times = await bestTimes(
    Object.entries(contenders).map(([name, run]) => ({ name, run })),
    ROUNDS,
    collectGarbage,
  );
  const of = (name: keyof typeof contenders): number => times.get(name) ?? Number.NaN;
  const peer = `JSON.parse of ${Math.round(text.length / 1024)} KiB`;
  return [
    reported('plan read and checked', of('read'), peer, of('parse')),
    reported('plan to its canonical text', of('write'), peer, of('parse')),
    reported('all changes between two plans', of('changes'), peer, of('parse')),
    reported('clinical difference of two plans', of('difference'), peer, of('parse')),
  ];
}
