import {
  IDENTITY3,
  type Matrix3,
  RunningLeastSquares,
  type Vec3,
  add,
  anyPerpendicular,
  apply,
  cross,
  dot,
  inverse,
  leastSquares,
  length,
  mean,
  moved,
  multiply,
  oneOf,
  perpendicularTo,
  scale,
  seededRandom,
  solve,
  subtract,
  symmetricEigen,
  transpose,
  unit,
  wholeBetween,
} from './index.ts';

const random = seededRandom(7);
const vectors = Array.from({ length: 200 }, (): Vec3 => [random() * 20 - 10, random() * 20 - 10, random() * 20 - 10]);
const close = (a: readonly number[], b: readonly number[], digits = 9): void =>
  a.forEach((value, index) => expect(value).toBeCloseTo(b[index]!, digits));

describe('vectors', () => {
  it('cross at right angles, turn-wise, as long as the area between', () => {
    expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
    for (const [index, a] of vectors.entries()) {
      const b = vectors[(index + 1) % vectors.length]!;
      expect(dot(cross(a, b), a)).toBeCloseTo(0, 9);
      expect(length(cross(a, b)) ** 2).toBeCloseTo(dot(a, a) * dot(b, b) - dot(a, b) ** 2, 6);
    }
  });

  it('have a direction of length one; nothing has none', () => {
    for (const a of vectors) {
      expect(length(unit(a))).toBeCloseTo(1, 12);
      const side = anyPerpendicular(unit(a));
      expect([length(side), dot(side, a)].map((value) => Number(value.toFixed(9)) + 0)).toEqual([1, 0]);
      expect(dot(perpendicularTo(a, side), side)).toBeCloseTo(0, 9);
    }
    expect(unit([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it('move and have a middle', () => {
    expect(moved([1, 2, 3], [[1, 0, 0], 2], [[0, 0, 1], -3])).toEqual([3, 2, 0]);
    expect(mean([[0, 0, 0], [2, 4, 6]])).toEqual([1, 2, 3]); // prettier-ignore
    expect(mean([])).toEqual([0, 0, 0]);
  });
});

describe('matrices', () => {
  const m: Matrix3 = [2, 1, 0, -1, 3, 2, 0.5, 0, 4];

  it('are undone by their inverse', () => {
    close(multiply(m, inverse(m)), IDENTITY3);
    for (const a of vectors) close(apply(inverse(m), apply(m, a)), a);
  });

  it('are applied one after the other by their product', () => {
    const turn: Matrix3 = [0, -1, 0, 1, 0, 0, 0, 0, 1];
    for (const a of vectors) close(apply(multiply(turn, m), a), apply(turn, apply(m, a)));
    expect(multiply(turn, transpose(turn))).toEqual(IDENTITY3);
  });
});

describe('eigenvectors of symmetric matrices', () => {
  it.each([3, 4, 6])('of %i rows put the matrix together again', (size) => {
    const half = Array.from({ length: size }, () => Array.from({ length: size }, () => random() - 0.5));
    const matrix = half.map((row, i) => row.map((value, j) => value + half[j]![i]!));
    const { values, vectors: found } = symmetricEigen(matrix);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
    for (const [k, vector] of found.entries()) {
      const image = matrix.map((row) => row.reduce((sum, value, j) => sum + value * vector[j]!, 0));
      close(
        image,
        vector.map((value) => value * values[k]!),
      );
    }
    expect(found[0]!.reduce((sum, value, i) => sum + value * found[1]![i]!, 0)).toBeCloseTo(0, 9);
  });

  it('stand for a matrix that is diagonal already', () => {
    expect(symmetricEigen([[3, 0, 0], [0, 1, 0], [0, 0, 2]]).values).toEqual([1, 2, 3]); // prettier-ignore
  });
});

describe('least squares', () => {
  it('find what made the values, through noise that cancels out', () => {
    const truth = [0.3, -2, 5];
    const rows = vectors.map(([x, y]) => [x, y, 1]);
    const right = rows.map((row, n) => row.reduce((sum, v, k) => sum + v * truth[k]!, 0) + (n % 2 ? 1e-6 : -1e-6));
    close(leastSquares(rows, right), truth, 5);
    const running = new RunningLeastSquares();
    rows.forEach(([x, y, one], n) => running.add(x!, y!, one!, right[n]!, 1));
    close(running.solve(), truth, 5);
  });

  it('heed weights', () => {
    const running = new RunningLeastSquares();
    for (const [x, z, weight] of [[0, 0, 1], [1, 1, 1], [2, 40, 0]] as const) running.add(x, 1, 0, z, weight); // prettier-ignore
    close(running.solve(), [1, 0, 0], 6);
  });

  it('keep near zero what the rows leave open', () => {
    const [a, b] = leastSquares([[1, 1], [2, 2]], [2, 4]); // prettier-ignore
    expect(a! + b!).toBeCloseTo(2, 5);
    expect(a).toBeCloseTo(b!, 5);
  });

  it('solve a system whose first pivot is nothing', () => {
    close(solve([[0, 2, 4], [3, 1, 5]]), [1, 2]); // prettier-ignore
    expect(solve([[1, 1, 2], [2, 2, 4]]).every(Number.isFinite)).toBe(false); // prettier-ignore
  });
});

describe('seeded random numbers', () => {
  it('are the same for the same seed, and known', () => {
    const first = seededRandom(1);
    expect([first(), first(), first()].map((value) => value.toFixed(6))).toEqual(['0.627074', '0.002736', '0.527447']);
    expect(seededRandom(2)()).not.toBe(seededRandom(1)());
  });

  it('spread evenly, ends included', () => {
    const next = seededRandom(3);
    const seen = Array.from({ length: 6000 }, () => wholeBetween(next, 1, 6));
    for (let face = 1; face <= 6; face++) expect(seen.filter((value) => value === face).length).toBeGreaterThan(850);
    expect(new Set(seen).size).toBe(6);
    expect(() => oneOf(next, [])).toThrow(RangeError);
    expect(['a', 'b']).toContain(oneOf(next, ['a', 'b']));
  });

  it('differences of vectors are sums with the opposite', () => {
    for (const a of vectors) expect(subtract(a, a)).toEqual(add(a, scale(a, -1)));
  });
});
