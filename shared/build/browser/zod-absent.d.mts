/** A definition of any depth; as much of zod as is asked for by name. */
export interface Inert {
  (...given: unknown[]): Inert;
  readonly object: Inert;
  readonly string: Inert;
  readonly regex: Inert;
  readonly array: Inert;
  readonly enum: Inert;
  readonly discriminatedUnion: Inert;
  readonly coerce: Inert;
  readonly number: Inert;
  readonly default: Inert;
  readonly extend: Inert;
  readonly shape: Inert;
  readonly parse: Inert;
  readonly safeParse: Inert;
}

export declare const z: Inert;
export default z;
