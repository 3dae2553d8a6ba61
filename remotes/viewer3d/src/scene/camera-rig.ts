import { OrthographicCamera, PerspectiveCamera, Quaternion, Vector3 } from 'three';
import type { CameraPose } from './camera-pose.ts';

export type Projection = 'orthographic' | 'perspective';
export type AnyCamera = OrthographicCamera | PerspectiveCamera;

const FIELD_OF_VIEW = 28;
/** Height of the orthographic camera at zoom 1, mm; the controls change only the zoom. */
const BASE_HEIGHT = 100;
const STAND_OFF_MM = 600;
const DEPTH_MM = 1600;

const halfTangent = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);

/** How far away the camera stands that sees so much, mm. */
export const distanceFor = (height: number): number => height / (2 * halfTangent);
/** How much is seen from so far away, mm. */
export const heightAt = (distance: number): number => 2 * halfTangent * distance;

/** Two cameras that always see the same thing; one of them is in use. */
export class CameraRig {
  readonly target = new Vector3();
  private readonly orthographic = new OrthographicCamera(-50, 50, 50, -50, 1, DEPTH_MM);
  private readonly perspective = new PerspectiveCamera(FIELD_OF_VIEW, 1, 1, DEPTH_MM);
  private current: Projection = 'orthographic';
  private aspect = 1;

  get projection(): Projection {
    return this.current;
  }

  get camera(): AnyCamera {
    return this.current === 'orthographic' ? this.orthographic : this.perspective;
  }

  use(projection: Projection): void {
    if (projection === this.current) return;
    const pose = this.pose();
    this.current = projection;
    this.apply(pose);
  }

  resize(width: number, height: number): void {
    this.aspect = width / Math.max(1, height);
    const half = BASE_HEIGHT / 2;
    this.orthographic.top = half;
    this.orthographic.bottom = -half;
    this.orthographic.left = -half * this.aspect;
    this.orthographic.right = half * this.aspect;
    this.perspective.aspect = this.aspect;
    this.orthographic.updateProjectionMatrix();
    this.perspective.updateProjectionMatrix();
  }

  /** Height that makes a box of this width and height (mm, on the screen's axes) fit with a margin. */
  heightFor(width: number, height: number): number {
    return Math.max(height, width / this.aspect, 5) * 1.16;
  }

  pose(): CameraPose {
    const { camera, target } = this;
    const q = camera.quaternion;
    return {
      target: [target.x, target.y, target.z],
      orientation: [q.x, q.y, q.z, q.w],
      height: this.visibleHeight(),
    };
  }

  apply(pose: CameraPose): void {
    const { camera } = this;
    const q = new Quaternion(...pose.orientation);
    this.target.set(...pose.target);
    let distance = STAND_OFF_MM;
    if (camera instanceof OrthographicCamera) camera.zoom = BASE_HEIGHT / pose.height;
    else distance = distanceFor(pose.height);
    camera.position.copy(new Vector3(0, 0, distance).applyQuaternion(q).add(this.target));
    camera.up.set(0, 1, 0).applyQuaternion(q);
    camera.quaternion.copy(q);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  /** Height of what is seen at the target, mm. */
  visibleHeight(): number {
    return this.current === 'orthographic'
      ? BASE_HEIGHT / this.orthographic.zoom
      : heightAt(this.perspective.position.distanceTo(this.target));
  }
}
