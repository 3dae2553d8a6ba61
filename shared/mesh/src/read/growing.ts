/** Typed arrays that grow by doubling, for formats that do not say how much comes. */
export class GrowingFloats {
  data: Float32Array;
  length = 0;

  constructor(capacity: number) {
    this.data = new Float32Array(Math.max(48, capacity));
  }

  push3(x: number, y: number, z: number): void {
    const at = this.length;
    if (at + 3 > this.data.length) this.grow();
    const { data } = this;
    data[at] = x;
    data[at + 1] = y;
    data[at + 2] = z;
    this.length = at + 3;
  }

  take(): Float32Array {
    return this.data.length === this.length ? this.data : this.data.slice(0, this.length);
  }

  private grow(): void {
    const wider = new Float32Array(this.data.length * 2);
    wider.set(this.data);
    this.data = wider;
  }
}

export class GrowingIndices {
  data: Uint32Array;
  length = 0;

  constructor(capacity: number) {
    this.data = new Uint32Array(Math.max(48, capacity));
  }

  push(value: number): void {
    if (this.length >= this.data.length) this.grow();
    this.data[this.length++] = value;
  }

  push3(a: number, b: number, c: number): void {
    const at = this.length;
    if (at + 3 > this.data.length) this.grow();
    const { data } = this;
    data[at] = a;
    data[at + 1] = b;
    data[at + 2] = c;
    this.length = at + 3;
  }

  /** What is there so far, without a copy; valid until the next push. */
  view(): Uint32Array {
    return this.data.subarray(0, this.length);
  }

  take(): Uint32Array {
    return this.data.length === this.length ? this.data : this.data.slice(0, this.length);
  }

  private grow(): void {
    const wider = new Uint32Array(this.data.length * 2);
    wider.set(this.data);
    this.data = wider;
  }
}
