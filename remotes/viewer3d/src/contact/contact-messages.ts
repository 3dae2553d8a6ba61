import type { ContactAreas } from './contact-areas.ts';

interface Surface {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

export interface ContactRequest {
  readonly subject: Surface;
  readonly other: Surface & { readonly bvhRoots: ArrayBuffer[] };
  /** Column-major; carries the subject's coordinates into the other's. */
  readonly toOther: readonly number[];
  /** mm */
  readonly threshold: number;
}

export interface ContactResult {
  readonly colors: Uint16Array<ArrayBuffer>;
  readonly areas: ContactAreas;
}

export type ContactAnswer = { readonly progress: number } | { readonly result: ContactResult };
