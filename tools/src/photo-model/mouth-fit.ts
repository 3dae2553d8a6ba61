import { type MouthModel, type MouthSigns, type Score, kindSigns } from '@archway/photo/model';

/** A picture whose signs were read, with what it shows. */
export interface Example {
  readonly name: string;
  readonly person: string;
  readonly label: string;
  readonly signs: MouthSigns;
}

const bites = ['frontOcc', 'leftOcc', 'rightOcc'];
const arches = ['uptooth', 'lowtooth'];
/** Pulls all weights but the biases to 0: there are few people. */
const RIDGE = 0.003;
const ARCH_RIDGE = 0.01;
/** The part of arches that is thought to stand on its head. */
const TURNED = 0.25;
const SPREAD = 3;

const sigmoid = (score: number) => 1 / (1 + Math.exp(-score));

function softmax(scores: readonly number[]): number[] {
  const powers = scores.map((score) => Math.exp(score - Math.max(...scores)));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

type Standard = Pick<Score, 'mean' | 'spread'>;

/** `odd`: signs that change their sign with the picture have a mean of 0. */
function standard(rows: readonly (readonly number[])[], odd = false): Standard {
  const mean = rows[0]!.map((_, i) => (odd ? 0 : rows.reduce((sum, row) => sum + row[i]! / rows.length, 0)));
  const spread = mean.map(
    (m, i) => Math.sqrt(rows.reduce((sum, row) => sum + (row[i]! - m) ** 2 / rows.length, 0)) || 1,
  );
  return { mean, spread };
}

const standardized = (row: readonly number[], { mean, spread }: Standard): number[] =>
  row.map((value, i) => Math.min(SPREAD, Math.max(-SPREAD, (value - mean[i]!) / spread[i]!)));

/** Every label counts the same, and within it every person; drawn pictures count a quarter. */
function counted<T extends Pick<Example, 'label' | 'person'>>(
  examples: readonly T[],
  labelOf: (example: T) => string,
): number[] {
  const sizes = new Map<string, number>();
  const group = (example: T) => `${labelOf(example)} ${example.person}`;
  for (const example of examples) sizes.set(group(example), (sizes.get(group(example)) ?? 0) + 1);
  const raw = examples.map((example) => (example.person === 'drawn' ? 0.25 : 1) / sizes.get(group(example))!);
  const totals = new Map<string, number>();
  for (const [i, example] of examples.entries())
    totals.set(labelOf(example), (totals.get(labelOf(example)) ?? 0) + raw[i]!);
  return examples.map((example, i) => raw[i]! / totals.get(labelOf(example))! / totals.size);
}

/** Adam on all examples at once, from 0. */
function descend(size: number, slope: (weights: Float64Array, gradient: Float64Array) => void): Float64Array {
  const [weights, first, second, gradient] = [0, 1, 2, 3].map(() => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const steps = 250;
  for (let step = 1; step <= steps; step++) {
    gradient.fill(0);
    slope(weights, gradient);
    const rate = step > steps * 0.7 ? 0.016 : 0.08;
    for (let i = 0; i < size; i++) {
      first[i] = 0.9 * first[i]! + 0.1 * gradient[i]!;
      second[i] = 0.99 * second[i]! + 0.01 * gradient[i]! ** 2;
      weights[i]! -= (rate * (first[i]! / (1 - 0.9 ** step))) / (Math.sqrt(second[i]! / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return weights;
}

const dot = (weights: Float64Array, from: number, row: readonly number[]) =>
  row.reduce((sum, value, i) => sum + value * weights[from + i]!, 0);
const add = (gradient: Float64Array, from: number, row: readonly number[], by: number) =>
  row.forEach((value, i) => (gradient[from + i]! += value * by));

/** With four digits: what is committed is what was judged. */
const rounded = (value: number) => Number(value.toPrecision(5));
const score = ({ mean, spread }: Standard, weights: ArrayLike<number>, bias = 0): Score => ({
  mean: mean.map(rounded),
  spread: spread.map(rounded),
  weights: Array.from(weights, rounded),
  bias: rounded(bias),
});

/** Everything but the limits, fitted on some of the examples. */
export function fitMouth(examples: readonly Example[]): Omit<MouthModel, 'sure'> {
  const bite = examples.filter(({ label, person }) => bites.includes(label) && person !== 'drawn');
  return {
    kind: fitKind(examples),
    ...fitArch(examples.filter(({ label }) => arches.includes(label))),
    ...fitSide(bite),
  };
}

function fitKind(examples: readonly Example[]): [Score, Score, Score] {
  const raw = examples.map(({ signs }) => kindSigns(signs));
  const form = standard(raw);
  const rows = raw.map((row) => [1, ...standardized(row, form)]);
  const kinds = examples.map(({ label }) => (bites.includes(label) ? 0 : arches.includes(label) ? 1 : 2));
  const other = ({ person }: Example) => (person.startsWith('N') ? 'no mouth' : 'other');
  const by = counted(examples, (example) =>
    [...bites, ...arches].includes(example.label) ? example.label : other(example),
  );
  const size = rows[0]!.length;
  const weights = descend(3 * size, (now, gradient) => {
    for (const [i, row] of rows.entries()) {
      const chances = softmax([0, 1, 2].map((kind) => dot(now, kind * size, row)));
      for (const [kind, chance] of chances.entries())
        add(gradient, kind * size, row, (chance - (kinds[i] === kind ? 1 : 0)) * by[i]!);
    }
    for (let k = 0; k < now.length; k++) if (k % size !== 0) gradient[k]! += RIDGE * now[k]!;
  });
  return [0, 1, 2].map((kind) =>
    score(form, weights.slice(kind * size + 1, (kind + 1) * size), weights[kind * size]),
  ) as [Score, Score, Score];
}

function fitArch(examples: readonly Example[]): Pick<MouthModel, 'upper' | 'ahead'> {
  const rows = examples.map(({ signs }) => [signs.incisors]);
  const form = standard(rows);
  const by = counted(examples, ({ label }) => label);
  // A bias, the incisors, and at which end they stand.
  const weights = descend(3, (now, gradient) => {
    for (const [i, { signs, label }] of examples.entries())
      for (const [turn, part] of [
        [1, 1 - TURNED],
        [-1, TURNED],
      ] as const) {
        const full = [1, ...standardized(rows[i]!, form), signs.ahead * turn];
        add(gradient, 0, full, (sigmoid(dot(now, 0, full)) - (label === 'uptooth' ? 1 : 0)) * by[i]! * part);
      }
    gradient[1]! += ARCH_RIDGE * now[1]!;
  });
  return { upper: score(form, weights.slice(1, 2), weights[0]), ahead: rounded(weights[2]!) };
}

/** Left and right share one score with opposite signs, so that a mirror image is its own opposite. */
function fitSide(examples: readonly Example[]): Pick<MouthModel, 'front' | 'side'> {
  const form = standard(examples.map(({ signs }) => [signs.front]));
  const sided = standard(
    examples.map(({ signs }) => [signs.side]),
    true,
  );
  const by = counted(examples, ({ label }) => (label === 'frontOcc' ? 'front' : 'side'));
  // Bias and weight of the front, weight of the side.
  const weights = descend(3, (now, gradient) => {
    for (const [i, { signs, label }] of examples.entries()) {
      const row = [1, ...standardized([signs.front], form)];
      const odd = standardized([signs.side], sided);
      const side = dot(now, 2, odd);
      const off = softmax([dot(now, 0, row), side, -side]).map(
        (chance, k) => (chance - (bites[k] === label ? 1 : 0)) * by[i]!,
      );
      add(gradient, 0, row, off[0]!);
      add(gradient, 2, odd, off[1]! - off[2]!);
    }
    gradient[1]! += 2 * RIDGE * now[1]!;
    gradient[2]! += RIDGE * now[2]!;
  });
  return { front: score(form, weights.slice(1, 2), weights[0]), side: score(sided, weights.slice(2)) };
}
