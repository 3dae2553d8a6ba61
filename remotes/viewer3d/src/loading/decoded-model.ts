import type { Vec3 } from '@archway/geometry';
import type { JawFrame } from '../frame/placement.ts';

/** What the worker hands over for one model: everything that would otherwise keep the page from answering. */
export interface DecodedModel {
  /** x, y, z per vertex, mm (after the unit factor). */
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  /** Triangles in the order of the search tree. */
  readonly indices: Uint32Array<ArrayBuffer>;
  /** r, g, b per vertex, linear light, 0 to 65535; null when the scan has no colours. */
  readonly colors: Uint16Array<ArrayBuffer> | null;
  readonly bvhRoots: ArrayBuffer[];
  readonly frame: JawFrame | null;
  /** Which jaw the shape shows. */
  readonly jawGuess: 'upper' | 'lower' | 'unknown';
  readonly min: Vec3;
  readonly max: Vec3;
}

export const decodedBuffers = (model: DecodedModel): ArrayBuffer[] => [
  model.positions.buffer,
  model.normals.buffer,
  model.indices.buffer,
  ...(model.colors ? [model.colors.buffer] : []),
  ...model.bvhRoots,
];
