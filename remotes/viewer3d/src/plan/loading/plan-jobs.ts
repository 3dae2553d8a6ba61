import type { CutGum, GumReach } from '@archway/dental/gum';

/** A tooth that is ready to be drawn and picked; lengths in mm. */
export interface PreparedBody {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  /** Triangles in the order of the search tree. */
  readonly indices: Uint32Array<ArrayBuffer>;
  readonly bvhRoots: ArrayBuffer[];
  /** 1 for each vertex of the crown, 0 for what was made; nothing where the file does not say it. */
  readonly crown?: Uint8Array<ArrayBuffer>;
}

/** What the worker of plans does; files move into it. */
export interface PlanJobs {
  body: { input: { readonly bytes: ArrayBuffer; readonly fileName: string }; output: PreparedBody };
  gum: {
    input: {
      /** The scanned jaw. */
      readonly bytes: ArrayBuffer;
      readonly fileName: string;
      /** Positions of the bodies of its teeth, copied. */
      readonly teeth: readonly Float32Array[];
      readonly reach: GumReach;
    };
    output: CutGum;
  };
}
