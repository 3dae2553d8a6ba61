/** Tests of a corner against a triangle that one polygon may cost; all of a file together may cost `WORK_PER_FILE`. */
const WORK_PER_POLYGON = 8_000_000;
const WORK_PER_FILE = 400_000_000;

/** Signed doubled area of a, b, c. */
function turn(p: Float64Array, a: number, b: number, c: number): number {
  const x = p[a * 2]!;
  const y = p[a * 2 + 1]!;
  return (p[b * 2]! - x) * (p[c * 2 + 1]! - y) - (p[c * 2]! - x) * (p[b * 2 + 1]! - y);
}

/**
 * Cuts polygons into triangles ear by ear. A polygon without an ear crosses itself; what is left of it, or of one that
 * is too much work, becomes a fan, so that no file can keep the reader busy.
 */
export class EarClipper {
  /** Polygons of which a part became a fan. */
  fanned = 0;
  private workLeft = WORK_PER_FILE;
  private next = new Int32Array(64);
  private previous = new Int32Array(64);

  /**
   * @param flat x and y of each corner in the polygon's plane, counter-clockwise as a whole
   * @param vertices which vertex each corner is: corners of one vertex do not stand in each other's way
   * @param triangle receives three corner numbers
   */
  cut(flat: Float64Array, vertices: Uint32Array, triangle: (a: number, b: number, c: number) => void): void {
    const size = vertices.length;
    const { next, previous } = this.ring(size);
    let work = Math.min(WORK_PER_POLYGON, this.workLeft);
    this.workLeft -= work;
    let left = size;
    let corner = 0;
    let misses = 0;
    // Corners that only touch an ear count at first; a polygon with its holes cut open has nothing but such ears.
    let touching = true;
    while (left > 3 && work > 0) {
      const a = previous[corner]!;
      const c = next[corner]!;
      let ear = turn(flat, a, corner, c) > 0;
      for (let q = next[c]!; ear && q !== a; q = next[q]!) {
        work--;
        ear = !this.isInside(flat, vertices, q, a, corner, c, touching);
      }
      work--;
      if (ear) {
        triangle(a, corner, c);
        next[a] = c;
        previous[c] = a;
        left--;
        misses = 0;
      } else if (++misses > left) {
        if (!touching) break;
        touching = false;
        misses = 0;
      }
      corner = c;
    }
    this.workLeft += work;
    if (left > 3) this.fanned++;
    for (let b = next[corner]!; left > 2; left--, b = next[b]!) triangle(corner, b, next[b]!);
  }

  private isInside(
    p: Float64Array,
    vertices: Uint32Array,
    q: number,
    a: number,
    b: number,
    c: number,
    touching: boolean,
  ): boolean {
    const first = turn(p, a, b, q);
    if (first < 0) return false;
    const second = turn(p, b, c, q);
    if (second < 0) return false;
    const third = turn(p, c, a, q);
    if (third < 0) return false;
    if (!touching && (first === 0 || second === 0 || third === 0)) return false;
    const vertex = vertices[q]!;
    return vertex !== vertices[a]! && vertex !== vertices[b]! && vertex !== vertices[c]!;
  }

  private ring(size: number): { next: Int32Array; previous: Int32Array } {
    if (size > this.next.length) {
      this.next = new Int32Array(size * 2);
      this.previous = new Int32Array(size * 2);
    }
    const { next, previous } = this;
    for (let k = 0; k < size; k++) {
      next[k] = k + 1 < size ? k + 1 : 0;
      previous[k] = k > 0 ? k - 1 : size - 1;
    }
    return { next, previous };
  }
}
