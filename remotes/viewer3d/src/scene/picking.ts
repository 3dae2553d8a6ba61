import { type Object3D, Raycaster, Vector2, Vector3 } from 'three';
import type { JawName } from '../frame/placement.ts';
import type { Vec3 } from '../frame/vec3.ts';
import type { CameraRig } from './camera-rig.ts';
import type { JawObject } from './jaw-object.ts';

/** A point on a scan, kept in the scan's own coordinates so that turning and folding never moves it on the tooth. */
export interface SurfacePoint {
  readonly modelId: string;
  readonly jaw: JawName;
  /** mm in the file's axes, after the unit factor. */
  readonly local: Vec3;
}

/** A point on the canvas, CSS pixels from its top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  /** Something stands in front of it. */
  readonly hidden: boolean;
}

const HIDDEN_BY_MM = 0.4;

/** From the screen to the surface and back. */
export class Picking {
  private readonly ray = new Raycaster();

  constructor(private readonly rig: CameraRig) {
    this.ray.firstHitOnly = true;
  }

  /** The nearest visible surface under a point of the canvas (0-1 from the top left), or null beside the jaws. */
  at(x: number, y: number, jaws: readonly JawObject[]): SurfacePoint | null {
    this.ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.rig.camera);
    const hit = this.nearest(jaws);
    const jaw = hit && jaws.find((each) => each.mesh === hit.object);
    if (!hit || !jaw) return null;
    const { x: lx, y: ly, z: lz } = jaw.mesh.worldToLocal(hit.point.clone());
    return { modelId: jaw.modelId, jaw: jaw.jaw, local: [lx, ly, lz] };
  }

  /** Where a point of a jaw stands on a canvas of this size. */
  toScreen(local: Vec3, jaw: JawObject, jaws: readonly JawObject[], width: number, height: number): ScreenPoint {
    const world = jaw.mesh.localToWorld(new Vector3(...local));
    const projected = world.clone().project(this.rig.camera);
    this.ray.setFromCamera(new Vector2(projected.x, projected.y), this.rig.camera);
    const hit = this.nearest(jaws);
    const distance = this.ray.ray.origin.distanceTo(world);
    return {
      x: ((projected.x + 1) / 2) * width,
      y: ((1 - projected.y) / 2) * height,
      hidden: Boolean(hit && hit.distance < distance - HIDDEN_BY_MM),
    };
  }

  private nearest(jaws: readonly JawObject[]) {
    const meshes: Object3D[] = jaws.filter((jaw) => jaw.visible).map((jaw) => jaw.mesh);
    return this.ray.intersectObjects(meshes, false)[0] ?? null;
  }
}
