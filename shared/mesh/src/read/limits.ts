import { MeshError } from '../mesh-error.ts';

/** Upper bounds for what a reader accepts, checked against declared counts before anything is allocated. */
export interface ReadLimits {
  /** Default 1 GiB. */
  maxBytes: number;
  /** Default 40 million. */
  maxTriangles: number;
  /** Default 120 million (an STL has three corners per triangle). */
  maxVertices: number;
}

export const defaultLimits: ReadLimits = {
  maxBytes: 1024 * 1024 * 1024,
  maxTriangles: 40_000_000,
  maxVertices: 120_000_000,
};

export function assertWithin(found: number, limit: number, what: string): void {
  if (found > limit) throw new MeshError('tooLarge', { found, limit, what });
}
