import { seededRandom } from '@archway/geometry';
import { sheet } from '../testing/sheet.ts';
import { cheapestLabels, expandLabels } from './expansion.ts';
import { keepLargestPieces } from './pieces.ts';
import { seamPrices } from './seams.ts';

const small = sheet(3, 2, 1);

function priceOf(labels: ArrayLike<number>, prices: readonly Float32Array[], seams: Float32Array): number {
  let sum = 0;
  for (let f = 0; f < small.faces; f++) sum += prices[labels[f]!]![f]!;
  for (let e = 0; e < small.edges.count; e++) {
    if (labels[small.edges.faces[e * 2]!] !== labels[small.edges.faces[e * 2 + 1]!]) sum += seams[e]!;
  }
  return sum;
}

it('two labels lie as cheaply as any labelling of the faces could', () => {
  const random = seededRandom(3);
  for (let round = 0; round < 20; round++) {
    const prices = [0, 1].map(() => Float32Array.from({ length: small.faces }, () => random() * 0.5));
    const seams = Float32Array.from({ length: small.edges.count }, () => random() * 0.3);
    const labels = cheapestLabels(prices);
    expandLabels(small, seams, prices, labels);
    let least = Infinity;
    for (let set = 0; set < 1 << small.faces; set++) {
      const any = Array.from({ length: small.faces }, (_, f) => (set >> f) % 2);
      least = Math.min(least, priceOf(any, prices, seams));
    }
    expect(priceOf(labels, prices, seams)).toBeCloseTo(least, 5);
  }
});

it('the boundary between two labels that are sure only far away runs in the groove', () => {
  const grooved = sheet(40, 10, 0.5, (x) => Math.abs(x - 12.5));
  const prices = [
    Float32Array.from({ length: grooved.faces }, (_, f) => (grooved.middles[f * 3]! > 18 ? 5 : 0)),
    Float32Array.from({ length: grooved.faces }, (_, f) => (grooved.middles[f * 3]! < 2 ? 5 : 0)),
  ];
  const labels = cheapestLabels(prices);
  expandLabels(grooved, seamPrices(grooved), prices, labels);
  labels.forEach((label, f) => expect([f, label]).toEqual([f, grooved.middles[f * 3]! > 12.5 ? 1 : 0]));
});

it('grooves are cheaper than even ground, ridges dearer', () => {
  const price = (bend: number): number => {
    const bent = sheet(2, 1, 1, (x) => bend * Math.abs(x - 1));
    const prices = seamPrices(bent);
    const edge = Array.from({ length: bent.edges.count }, (_, e) => e).find((e) =>
      [0, 1].every((k) => bent.positions[bent.edges.ends[e * 2 + k]! * 3] === 1),
    );
    return prices[edge!]! / bent.edges.lengths[edge!]!;
  };
  expect(price(0.5)).toBeLessThan(price(0) / 3);
  expect(price(-0.5)).toBeGreaterThan(price(0) * 2);
});

it('each label keeps its largest piece, and crumbs go to whom they touch', () => {
  const labels = Uint8Array.from({ length: small.faces }, (_, f) => (f < 6 ? 1 : 2));
  labels[11] = 1;
  keepLargestPieces(small, labels);
  expect([...labels]).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
});
