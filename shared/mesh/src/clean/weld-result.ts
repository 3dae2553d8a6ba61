/** No vertex: a corner whose vertex is not finite. */
export const NONE = 0xffffffff;

export interface Weld {
  /** For every old vertex its new number, or NONE when a coordinate is not finite. */
  remap: Uint32Array;
  /** For every new vertex the first old vertex at that place. */
  first: Uint32Array;
  nonFinite: number;
}
