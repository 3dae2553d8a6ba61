import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oneOf, seededRandom, wholeBetween } from '@archway/geometry';
import { generateJaw, readMesh } from '@archway/mesh';
import { labelsOfColors } from '../testing/label-colors.ts';
import { segmentJaw } from '../segment-jaw.ts';
import { type CorrectableJaw, correctableJaw } from './correctable-jaw.ts';
import { type CorrectedTeeth, type TeethChange, applied, undone } from './corrected-teeth.ts';
import { correct, teethToCorrect } from './correct.ts';
import type { Correction, CorrectionProblem } from './correction.ts';

const data = process.env.ARCHWAY_TEST_DATA ?? path.resolve(__dirname, '../../../../../../shared/data');
const real = path.join(data, 'dental-3d-iosseg/025_U.ply');

const mesh = generateJaw({ jaw: 'lower', triangles: 20_000 });
let jaw: CorrectableJaw;
let found: CorrectedTeeth;
beforeAll(async () => {
  jaw = correctableJaw(mesh, 'lower');
  found = teethToCorrect(jaw, (await segmentJaw(mesh, { jaw: 'lower' })).labels);
});

function changeBy(now: CorrectedTeeth, command: Correction, of = jaw): TeethChange {
  const outcome = correct(of, now, command);
  if ('problem' in outcome) throw new Error(`${command.type}: ${outcome.problem}`);
  return outcome.change;
}
const done = (now: CorrectedTeeth, command: Correction, of = jaw): CorrectedTeeth =>
  applied(now, changeBy(now, command, of));
const problem = (now: CorrectedTeeth, command: Correction): CorrectionProblem | null => {
  const outcome = correct(jaw, now, command);
  return 'problem' in outcome ? outcome.problem : null;
};
const numbers = ({ teeth }: CorrectedTeeth): number[] => teeth.map(({ fdi }) => fdi);
const facesOf = ({ labels }: CorrectedTeeth, fdi: number): number[] =>
  [...labels.keys()].filter((face) => labels[face] === fdi);
const heightOf = ({ faceOf, surface }: CorrectableJaw, face: number): number => surface.middles[3 * faceOf[face]! + 1]!;
const topOf = (now: CorrectedTeeth, fdi: number, of = jaw): number =>
  facesOf(now, fdi).reduce((top, face) => (heightOf(of, face) > heightOf(of, top) ? face : top));

/** Share of the faces of either that both have. */
function overlap(one: CorrectedTeeth, other: CorrectedTeeth, fdi: number): number {
  const [own, theirs] = [facesOf(one, fdi), new Set(facesOf(other, fdi))];
  const both = own.filter((face) => theirs.has(face)).length;
  return both / (own.length + theirs.size - both);
}

describe('numbers', () => {
  it('a tooth gets another number, or exchanges it with the one that has it; one of the other jaw is none', () => {
    expect(numbers(done(found, { type: 'renumber', from: 37, to: 38 }))).toContain(38);
    const exchanged = done(found, { type: 'renumber', from: 35, to: 36 });
    expect(facesOf(exchanged, 36)).toEqual(facesOf(found, 35));
    expect(facesOf(exchanged, 35)).toEqual(facesOf(found, 36));
    expect(problem(found, { type: 'renumber', from: 35, to: 15 })).toBe('otherJaw');
    expect(problem(found, { type: 'renumber', from: 38, to: 35 })).toBe('noToothThere');
    expect(problem(found, { type: 'renumber', from: 35, to: 35 })).toBe('nothingChanged');
  });

  it('a quadrant is shifted from a tooth on, as far as there are numbers, and onto no other tooth', () => {
    const behind = done(found, { type: 'shift', from: 34, by: 1 });
    expect(numbers(behind)).toEqual([47, 46, 45, 44, 43, 42, 41, 31, 32, 33, 35, 36, 37, 38]);
    expect(facesOf(behind, 38)).toEqual(facesOf(found, 37));
    expect(numbers(done(behind, { type: 'shift', from: 35, by: -1 }))).toEqual(numbers(found));
    expect(problem(behind, { type: 'shift', from: 31, by: 1 })).toBe('beyondQuadrant');
    expect(problem(found, { type: 'shift', from: 31, by: -1 })).toBe('beyondQuadrant');
    expect(problem(found, { type: 'shift', from: 34, by: -1 })).toBe('numberTaken');
  });

  it('what is said to be missing is gum, until a tooth gets the number, or it is said again', () => {
    const without = done(found, { type: 'missing', fdi: 36 });
    expect(without.missing).toEqual([36]);
    expect(numbers(without)).not.toContain(36);
    expect(done(without, { type: 'renumber', from: 37, to: 36 }).missing).toEqual([]);
    expect(done(without, { type: 'missing', fdi: 36 }).missing).toEqual([]);
    expect(done(without, { type: 'missing', fdi: 48 }).missing).toEqual([36, 48]);
    expect(problem(found, { type: 'missing', fdi: 11 })).toBe('otherJaw');
  });
});

describe('teeth', () => {
  it.each([37, 34, 31, 43])('%s is deleted, and found again where it is pointed at, with its number', (fdi) => {
    const without = done(found, { type: 'delete', fdi });
    expect(numbers(without)).not.toContain(fdi);
    const again = done(without, { type: 'add', face: topOf(found, fdi) });
    expect(numbers(again)).toEqual(numbers(found));
    expect(overlap(found, again, fdi)).toBeGreaterThan(0.9);
    for (const other of numbers(without)) expect(facesOf(again, other)).toEqual(facesOf(found, other));
  });

  it('where there is a tooth, or nothing that looks like one, none is added; a number is given once', () => {
    expect(problem(found, { type: 'add', face: topOf(found, 36) })).toBe('toothThere');
    const lowest = [...found.labels.keys()].reduce((low, face) =>
      heightOf(jaw, face) < heightOf(jaw, low) ? face : low,
    );
    expect(problem(found, { type: 'add', face: lowest })).toBe('nothingFound');
    expect(problem(found, { type: 'add', face: lowest, fdi: 36 })).toBe('numberTaken');
    expect(problem(found, { type: 'delete', fdi: 48 })).toBe('noToothThere');
  });

  it('two that were taken for one are parted again', () => {
    const one = done(found, { type: 'merge', from: 35, into: 36 });
    expect(numbers(one)).not.toContain(35);
    const two = done(one, { type: 'split', face: topOf(found, 35) });
    expect(overlap(found, two, 35)).toBeGreaterThan(0.85);
    expect(overlap(found, two, 36)).toBeGreaterThan(0.85);
    expect(problem(one, { type: 'split', face: topOf(found, 35), fdi: 34 })).toBe('numberTaken');
    expect(problem(found, { type: 'merge', from: 35, into: 38 })).toBe('noToothThere');
  });
});

describe('boundaries', () => {
  it('what is painted is what it was painted as, and the boundary goes on to the groove, not beyond', () => {
    const all = facesOf(found, 36);
    const middle = jaw.surface.middles;
    const top = jaw.faceOf[topOf(found, 36)]!;
    const far = (face: number): number =>
      Math.hypot(...[0, 1, 2].map((k) => middle[3 * jaw.faceOf[face]! + k]! - middle[3 * top + k]!));
    const without = done(found, { type: 'delete', fdi: 36 });
    const painted = all.filter((face) => far(face) < 4.5);
    const after = done(without, { type: 'brush', fdi: 36, faces: painted });
    for (const face of painted) expect(after.labels[face]).toBe(36);
    const beyond = facesOf(after, 36).filter((face) => found.labels[face] !== 36);
    expect(beyond.length).toBeLessThan(all.length * 0.05);
    const gum = done(found, { type: 'brush', fdi: 0, faces: painted.slice(0, 3) });
    for (const face of painted.slice(0, 3)) expect(gum.labels[face]).toBe(0);
    expect(facesOf(gum, 36).length).toBeGreaterThan(all.length * 0.5);
    expect(problem(found, { type: 'brush', fdi: 16, faces: painted })).toBe('otherJaw');
    expect(problem(found, { type: 'brush', fdi: 36, faces: [] })).toBe('nothingFound');
  });

  it('a ragged margin becomes an even one, and those of others stay', () => {
    const length = ({ labels }: CorrectedTeeth, fdi: number): number => {
      const { faces, lengths, count } = jaw.surface.edges;
      let sum = 0;
      for (let edge = 0; edge < count; edge++) {
        const [one, other] = [faces[2 * edge]!, faces[2 * edge + 1]!].map((face) => labels[jaw.givenOf[face]!]);
        if (one !== other && (one === fdi || other === fdi)) sum += lengths[edge]!;
      }
      return sum;
    };
    const labels = found.labels.slice();
    const { edges } = jaw.surface;
    for (let edge = 0; edge < edges.count; edge += 2) {
      const [one, other] = [jaw.givenOf[edges.faces[2 * edge]!]!, jaw.givenOf[edges.faces[2 * edge + 1]!]!];
      if (found.labels[one] === 34 && found.labels[other] === 0) labels[one] = 0;
    }
    const ragged = teethToCorrect(jaw, labels);
    const even = done(ragged, { type: 'smooth', fdi: 34 });
    expect(length(even, 34)).toBeLessThan(length(ragged, 34));
    for (const fdi of [32, 36]) expect(facesOf(even, fdi)).toEqual(facesOf(found, fdi));
    expect(problem(found, { type: 'smooth', fdi: 48 })).toBe('noToothThere');
  });
});

function expectSame({ labels, ...own }: CorrectedTeeth, { labels: theirs, ...other }: CorrectedTeeth): void {
  expect(Buffer.compare(labels, theirs)).toBe(0);
  expect(own).toEqual(other);
}

test('whatever is done is undone to identical bytes, and done again', () => {
  const random = seededRandom(7);
  const any = (): number => oneOf(random, [30, 40]) + wholeBetween(random, 1, 8);
  const face = (): number => wholeBetween(random, 0, jaw.given - 1);
  // Of teeth that are there, and crowns that are gum: else most commands would be refused.
  const there = ({ teeth }: CorrectedTeeth): number => oneOf(random, teeth).fdi;
  const bare = ({ labels }: CorrectedTeeth): number =>
    numbers(found)
      .map((fdi) => topOf(found, fdi))
      .find((top) => labels[top] === 0) ?? face();
  const some = (from: number): number[] => Array.from({ length: 12 }, (_, n) => (from + n) % jaw.given);
  const commands: readonly ((now: CorrectedTeeth) => Correction)[] = [
    (now) => ({ type: 'renumber', from: there(now), to: any() }),
    (now) => ({ type: 'shift', from: there(now), by: oneOf(random, [1, -1] as const) }),
    () => ({ type: 'missing', fdi: any() }),
    (now) => ({ type: 'delete', fdi: there(now) }),
    (now) => ({ type: 'add', face: bare(now) }),
    () => ({ type: 'brush', fdi: oneOf(random, [0, any(), any()]), faces: some(face()) }),
    (now) => ({ type: 'split', face: oneOf(random, facesOf(now, there(now))) }),
    (now) => ({ type: 'merge', from: there(now), into: there(now) }),
    (now) => ({ type: 'smooth', fdi: there(now) }),
    () => ({ type: 'replace', labels: found.labels, missing: [48] }),
  ];
  const states = [found];
  const changes: TeethChange[] = [];
  for (let round = 0; round < 40; round++) {
    const now = states.at(-1)!;
    const kept = now.labels.slice();
    const outcome = correct(jaw, now, commands[round % commands.length]!(now));
    expect(Buffer.compare(now.labels, kept)).toBe(0);
    if ('problem' in outcome) continue;
    changes.push(outcome.change);
    states.push(applied(now, outcome.change));
    expect(states.at(-1)!.missing.filter((fdi) => states.at(-1)!.labels.includes(fdi))).toEqual([]);
  }
  expect(changes.length).toBeGreaterThan(20);
  let now = states.at(-1)!;
  for (const [at, change] of [...changes.entries()].reverse()) {
    now = undone(now, change);
    expectSame(now, states[at]!);
  }
  for (const change of changes) now = applied(now, change);
  expectSame(now, states.at(-1)!);
});

test('labels of another mesh are refused', () => {
  expect(() => teethToCorrect(jaw, new Uint8Array(3))).toThrow('3 labels');
});

(existsSync(real) ? test : test.skip)('teeth of a real scan are found where they are pointed at', async () => {
  const scan = (await readMesh(new Uint8Array(readFileSync(real)), 'scan.ply')).mesh;
  const own = correctableJaw(scan, 'upper');
  const all = teethToCorrect(own, Uint8Array.from(labelsOfColors(scan.faceColors!)));
  for (const { fdi } of all.teeth) {
    const without = done(all, { type: 'delete', fdi }, own);
    const again = done(without, { type: 'add', face: topOf(all, fdi, own) }, own);
    expect(numbers(again)).toEqual(numbers(all));
    expect(overlap(all, again, fdi)).toBeGreaterThan(0.94);
  }
});
