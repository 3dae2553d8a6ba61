import { type Intersection, type Object3D, Raycaster, Vector2, Vector3 } from 'three';
import type { Vec3 } from '@archway/geometry';
import type { JawName } from '../frame/placement.ts';
import type { CameraRig } from './camera-rig.ts';
import type { SceneObject } from './scene-object.ts';

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

/** Places around a finger or pointer that missed, as shares of the reach. */
const AROUND = [0.5, 1].flatMap((share) =>
  Array.from(
    { length: 8 },
    (_, i) => [Math.cos((i * Math.PI) / 4) * share, Math.sin((i * Math.PI) / 4) * share] as const,
  ),
);

/** From the screen to the surface and back. Reuses its vectors: it is asked several times in each frame. */
export class Picking {
  private readonly ray = new Raycaster();
  private readonly at2 = new Vector2();
  private readonly world = new Vector3();
  private readonly projected = new Vector3();
  private readonly meshes: Object3D[] = [];
  private readonly hits: Intersection[] = [];

  constructor(private readonly rig: CameraRig) {}

  /** The nearest visible surface under a point of the canvas (0-1 from the top left), or null beside the jaws. */
  at(x: number, y: number, objects: readonly SceneObject[]): SurfacePoint | null {
    this.ray.setFromCamera(this.at2.set(x * 2 - 1, 1 - y * 2), this.rig.camera);
    const hit = this.nearest(objects);
    const object = hit && objects.find((each) => each.mesh === hit.object);
    if (!hit || !object) return null;
    const { x: lx, y: ly, z: lz } = object.mesh.worldToLocal(this.world.copy(hit.point));
    return { modelId: object.modelId, jaw: object.jaw, local: [lx, ly, lz] };
  }

  /** As `at`; beside the jaws it takes the surface within reach, as a finger covers what it aims at. */
  near(x: number, y: number, reach: readonly [number, number], objects: readonly SceneObject[]): SurfacePoint | null {
    let point = this.at(x, y, objects);
    for (let i = 0; !point && i < AROUND.length; i++)
      point = this.at(x + AROUND[i]![0] * reach[0], y + AROUND[i]![1] * reach[1], objects);
    return point;
  }

  /** Where a point of an object stands on a canvas of this size. */
  toScreen(
    local: Vec3,
    object: SceneObject,
    objects: readonly SceneObject[],
    width: number,
    height: number,
  ): ScreenPoint {
    const world = object.mesh.localToWorld(this.world.set(local[0], local[1], local[2]));
    const projected = this.projected.copy(world).project(this.rig.camera);
    this.ray.setFromCamera(this.at2.set(projected.x, projected.y), this.rig.camera);
    const cutAway = object.isCutAway(world);
    const distance = this.ray.ray.origin.distanceTo(world);
    const hit = this.nearest(objects);
    return {
      x: ((projected.x + 1) / 2) * width,
      y: ((1 - projected.y) / 2) * height,
      hidden: cutAway || Boolean(hit && hit.distance < distance - HIDDEN_BY_MM),
    };
  }

  /** What was cut away is not there to be picked, so the first hit is not always the one. */
  private nearest(objects: readonly SceneObject[]): Intersection | null {
    this.meshes.length = 0;
    let cut = false;
    for (const object of objects) {
      if (!object.visible || object.source.ghost) continue;
      this.meshes.push(object.mesh);
      cut ||= object.mesh.material.clippingPlanes !== null;
    }
    this.ray.firstHitOnly = !cut;
    this.hits.length = 0;
    this.ray.intersectObjects(this.meshes, false, this.hits);
    if (!cut) return this.hits[0] ?? null;
    return this.hits.find((hit) => !objects.find((each) => each.mesh === hit.object)?.isCutAway(hit.point)) ?? null;
  }
}
