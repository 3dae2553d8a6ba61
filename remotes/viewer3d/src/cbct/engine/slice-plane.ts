import type { Vec3 } from '@archway/geometry';

/** What a pane looks at; unit vectors of patient space. */
export interface SlicePlane {
  /** Middle of the pane. */
  readonly point: Vec3;
  /** Towards the reader. */
  readonly normal: Vec3;
  readonly up: Vec3;
  /** To the right of the pane. */
  readonly right: Vec3;
}

interface Camera {
  focalPoint?: readonly [number, number, number];
  viewPlaneNormal?: readonly [number, number, number];
  viewUp?: readonly [number, number, number];
}

export function slicePlane({ focalPoint, viewPlaneNormal, viewUp }: Camera): SlicePlane {
  const normal: Vec3 = viewPlaneNormal ?? [0, 0, -1];
  const up: Vec3 = viewUp ?? [0, -1, 0];
  const [ux, uy, uz] = up;
  const [nx, ny, nz] = normal;
  const right: Vec3 = [uy * nz - uz * ny, uz * nx - ux * nz, ux * ny - uy * nx];
  const [x, y, z] = focalPoint ?? [0, 0, 0];
  return { point: [x, y, z], normal: [nx, ny, nz], up: [ux, uy, uz], right };
}
