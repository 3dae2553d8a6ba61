/** What a module gives to a port, to be listed in its `fills`. */
export interface Filling {
  readonly port: Port<unknown>;
  connect(by: string): void;
}

/**
 * A question that a module asks of those above it, which it does not import: they fill it with what they know. Ports are
 * wired once, when the modules are put together; what fills them keeps no state of its own.
 */
export class Port<T> {
  readonly #filled = new Map<string, T>();

  /** @param need `one`: the question has exactly one answer; `any`: as many as there are modules that know something */
  constructor(
    readonly name: string,
    readonly need: 'one' | 'any' = 'one',
  ) {}

  with(value: T): Filling {
    return { port: this, connect: (by) => void this.#filled.set(by, value) };
  }

  /** What the modules gave, in the order of their registration. */
  get all(): readonly T[] {
    return [...this.#filled.values()];
  }

  get one(): T {
    const [value, ...more] = this.all;
    if (value === undefined || more.length > 0) throw new Error(`${this.name}: filled ${this.#filled.size} times`);
    return value;
  }
}
