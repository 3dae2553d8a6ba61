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

/** What the worker of contact maps does; progress is the share that is done. */
export interface ContactJobs {
  map: { input: ContactRequest; output: ContactResult; progress: number };
}
