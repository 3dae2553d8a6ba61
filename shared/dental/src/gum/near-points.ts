/** Room for ±1.2 m in cells of 0.15 mm, within what a number holds exactly. */
const HALF = 8192;
const SIDE = 2 * HALF;

/** Points by the cell of space that they lie in, each with a number of its owner: who has a point near a place is found at once. */
export class NearPoints {
  private readonly heads = new Map<number, number>();
  private readonly next: number[] = [];
  private readonly points: number[] = [];
  private readonly owners: number[] = [];

  /** @param reach how near is near, mm */
  constructor(private readonly reach: number) {}

  /** @param positions x, y, z of each point, mm */
  add(positions: Float32Array, owner: number): void {
    for (let i = 0; i + 2 < positions.length; i += 3) {
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      const key = this.key(this.cell(x), this.cell(y), this.cell(z));
      this.next.push(this.heads.get(key) ?? -1);
      this.heads.set(key, this.owners.length);
      this.owners.push(owner);
      this.points.push(x, y, z);
    }
  }

  /** Who owns the point that is nearest within reach; -1 for nobody. */
  ownerNear(x: number, y: number, z: number): number {
    let nearest = this.reach ** 2;
    let owner = -1;
    const [cx, cy, cz] = [this.cell(x), this.cell(y), this.cell(z)];
    for (let i = cx - 1; i <= cx + 1; i++)
      for (let j = cy - 1; j <= cy + 1; j++)
        for (let k = cz - 1; k <= cz + 1; k++)
          for (let at = this.heads.get(this.key(i, j, k)) ?? -1; at >= 0; at = this.next[at]!) {
            const distance =
              (this.points[3 * at]! - x) ** 2 +
              (this.points[3 * at + 1]! - y) ** 2 +
              (this.points[3 * at + 2]! - z) ** 2;
            if (distance > nearest) continue;
            nearest = distance;
            owner = this.owners[at]!;
          }
    return owner;
  }

  private cell(value: number): number {
    return Math.floor(value / this.reach);
  }

  private key(x: number, y: number, z: number): number {
    return ((x + HALF) * SIDE + (y + HALF)) * SIDE + (z + HALF);
  }
}
