import type { Types } from '@cornerstonejs/core';
import type { Vec3 } from '@archway/geometry';
import { extentOf, fitHalfHeight } from '../frame/fit.ts';
import type { GridVolume } from '../frame/grid.ts';
import { type PaneName, panes, type PlaneName, planes } from './panes.ts';
import { type SlicePlane, slicePlane } from './slice-plane.ts';
import type { Viewports } from './viewports.ts';

/** Pixels around a slice for the letters of its sides. */
const BORDER = 12;
/** Seen from the patient's front, a little from above. */
const FRONT: Pick<Types.ICamera, 'viewPlaneNormal' | 'viewUp'> = {
  viewPlaneNormal: [0, -0.98, 0.2],
  viewUp: [0, 0.2, 0.98],
};

/** Where the panes look from. Coordinates are mm of patient space. */
export class Cameras {
  /** The reader has a view of their own. */
  touched = false;

  constructor(private readonly viewports: Viewports) {}

  /** All of the volume in every pane, however low or narrow. */
  frame(volume: GridVolume): void {
    for (const plane of planes) {
      const viewport = this.viewports.of(plane);
      viewport.resetCamera();
      const { right, up } = this.plane(plane);
      const { clientWidth: width, clientHeight: height } = this.viewports.elements[plane];
      viewport.setCamera({ parallelScale: fitHalfHeight(extentOf(volume, right, up), { width, height }, BORDER) });
    }
    const solid = this.viewports.of('volume');
    solid.setCamera(FRONT);
    solid.resetCamera();
  }

  /** As they stand, for `restore`. */
  all(): ReadonlyMap<PaneName, Types.ICamera> {
    return new Map(panes.map((pane) => [pane, this.of(pane)]));
  }

  restore(cameras: ReadonlyMap<PaneName, Types.ICamera>): void {
    for (const [pane, { focalPoint, position, viewUp, viewPlaneNormal, parallelScale }] of cameras) {
      this.viewports.of(pane).setCamera({
        focalPoint: focalPoint!,
        position: position!,
        viewUp: viewUp!,
        viewPlaneNormal: viewPlaneNormal!,
        parallelScale: parallelScale!,
      });
    }
  }

  /** Brings all planes to a point; not drawn yet. */
  goTo(point: Vec3): void {
    for (const plane of planes) {
      const { normal, point: at } = this.plane(plane);
      const far = normal.reduce((sum, n, axis) => sum + n * (point[axis]! - at[axis]!), 0);
      this.advance(plane, far);
    }
  }

  /** Moves a plane along its normal by so many mm. */
  advance(plane: PlaneName, mm: number): void {
    this.touched = true;
    const camera = this.of(plane);
    const normal = camera.viewPlaneNormal!;
    const moved = (point: Types.Point3): Types.Point3 => [
      point[0] + normal[0] * mm,
      point[1] + normal[1] * mm,
      point[2] + normal[2] * mm,
    ];
    const viewport = this.viewports.of(plane);
    viewport.setCamera({ focalPoint: moved(camera.focalPoint!), position: moved(camera.position!) });
    viewport.render();
  }

  zoom(pane: PaneName, factor: number): void {
    const viewport = this.viewports.of(pane);
    viewport.setCamera({ parallelScale: this.of(pane).parallelScale! / factor });
    viewport.render();
  }

  /** Brings a point to the middle of the 3D pane, with so many mm around it. */
  lookAt([x, y, z]: Vec3, radius: number): void {
    const { viewPlaneNormal, focalPoint, position } = this.of('volume');
    const far = Math.hypot(...position!.map((value, axis) => value - focalPoint![axis]!));
    const [nx, ny, nz] = viewPlaneNormal!;
    this.viewports.of('volume').setCamera({
      focalPoint: [x, y, z],
      position: [x + nx * far, y + ny * far, z + nz * far],
      parallelScale: radius,
    });
  }

  plane(pane: PaneName): SlicePlane {
    return slicePlane(this.of(pane));
  }

  /** Pixels of the pane per millimetre. */
  pixelsPerMm(pane: PaneName): number {
    return this.viewports.elements[pane].clientHeight / (2 * (this.of(pane).parallelScale || 1));
  }

  toCanvas(pane: PaneName, point: Vec3): readonly [number, number] {
    return this.viewports.of(pane).worldToCanvas([...point]);
  }

  toWorld(pane: PaneName, [x, y]: readonly [number, number]): Vec3 {
    return this.viewports.of(pane).canvasToWorld([x, y]);
  }

  private of(pane: PaneName): Types.ICamera {
    return this.viewports.of(pane).getCamera();
  }
}
