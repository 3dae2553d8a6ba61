import type { Jaw } from '../../document/jaws.ts';
import { BIN } from '../arch/arch-curve.ts';
import { SLOTS, fdiOf, kindOf } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import { rowOfTeeth } from './programme.ts';
import type { RowSignals } from './signals.ts';

interface Made {
  readonly signals: RowSignals;
  /** Ends of each tooth by its number, mm. */
  readonly ends: ReadonlyMap<number, readonly [number, number]>;
}

/** Signals as a row of these teeth makes them, of `scale` times the usual size; what is missing leaves a gap of gum. */
function madeRow(jaw: Jaw, missing: readonly number[], scale = 1): Made {
  const before = 10;
  const ends = new Map<number, readonly [number, number]>();
  const gaps: (readonly [number, number])[] = [];
  let at = before;
  let midline = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (slot === SLOTS / 2) midline = at;
    if (kindOf(slot) === 8) continue;
    const long = sizeOf(jaw, kindOf(slot)).length * 0.97 * scale;
    if (missing.includes(fdiOf(jaw, slot))) gaps.push([at, at + long]);
    else ends.set(fdiOf(jaw, slot), [at, at + long]);
    at += long;
  }
  const bins = Math.ceil((at + before) / BIN);
  const toothAt = (mm: number): number | undefined => [...ends].find(([, [from, to]]) => mm >= from && mm < to)?.[0];
  const fill = (value: (mm: number) => number): Float32Array =>
    Float32Array.from({ length: bins }, (_, i) => value(i * BIN));
  const isEnd = (mm: number): boolean => [...ends.values()].flat().some((end) => Math.abs(end - mm) < 0.3);
  const kindAt = (mm: number): number => (toothAt(mm) ?? 0) % 10;
  return {
    ends,
    signals: {
      bins,
      midline,
      boundaries: { scores: fill((mm) => (isEnd(mm) ? 7 : -3)), tilts: fill(() => 0), areas: fill(() => 20) },
      evidence: fill((mm) => (toothAt(mm) === undefined ? -1 : 0.5)),
      widths: fill((mm) => (toothAt(mm) === undefined ? 2 : sizeOf(jaw, kindAt(mm)).topWidth)),
      relief: fill((mm) => (kindAt(mm) >= 6 ? 13 : 6)),
    },
  };
}

const found = (jaw: Jaw, { signals }: Made, options = {}): Map<number, readonly [number, number]> =>
  new Map(rowOfTeeth(signals, jaw, options).map(({ slot, from, to }) => [fdiOf(jaw, slot), [from, to] as const]));

function expectSame(row: Map<number, readonly [number, number]>, { ends }: Made): void {
  expect([...row.keys()]).toEqual([...ends.keys()]);
  for (const [fdi, [from, to]] of ends) {
    expect(Math.abs(row.get(fdi)![0] - from)).toBeLessThan(0.5);
    expect(Math.abs(row.get(fdi)![1] - to)).toBeLessThan(0.5);
  }
}

it.each([
  ['upper', 1],
  ['lower', 1],
  ['upper', 0.9],
  ['lower', 1.1],
] as const)('fourteen teeth of an %s jaw of %f times the usual size lie where they were put', (jaw, scale) => {
  const made = madeRow(jaw, [], scale);
  expectSame(found(jaw, made), made);
});

it('teeth beside gaps keep their numbers; a gap may be proposed as a tooth, and is looked at afterwards', () => {
  const made = madeRow('lower', [34, 46]);
  const row = found('lower', made);
  row.delete(34);
  row.delete(46);
  expectSame(row, made);
});

it('what was forbidden is not laid again', () => {
  const made = madeRow('upper', []);
  expect([...found('upper', made, { forbidden: new Set([17, 27, 18, 28]) }).keys()]).not.toContain(17);
});

it('clicks make teeth, one each, and nothing else does; a named one is what it was named', () => {
  const made = madeRow('upper', []);
  const clicked = [25, 24, 22, 21, 11, 12, 13, 14, 16];
  const clicks = clicked.map((fdi) => ({ along: (made.ends.get(fdi)![0] + made.ends.get(fdi)![1]) / 2 }));
  const row = found('upper', made, { clicks });
  expect(row.size).toBe(clicked.length);
  const ends = [...row.values()];
  clicks.forEach(({ along }, i) => {
    expect(ends[i]![0]).toBeLessThan(along);
    expect(ends[i]![1]).toBeGreaterThan(along);
  });
  const named = clicks.map((click, i) => (i === 8 ? { ...click, slot: 14 } : click));
  expect([...found('upper', made, { clicks: named }).keys()].at(-1)).toBe(17);
});

it('a row without anything has no teeth', () => {
  const { signals } = madeRow('lower', []);
  const nothing = { ...signals, evidence: signals.evidence.map(() => -1.2) };
  const flat = { ...nothing, boundaries: { ...signals.boundaries, scores: signals.evidence.map(() => -9) } };
  expect(rowOfTeeth(flat, 'lower')).toEqual([]);
});
