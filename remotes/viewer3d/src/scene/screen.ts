import { Vector3 } from 'three';
import type { Vec3 } from '@archway/geometry';
import type { CameraRig } from './camera-rig.ts';

/** How the patient's axes, in mm, lie on the canvas, in CSS pixels from its top left corner. */
export class Screen {
  private width = 0;
  private height = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly rig: CameraRig,
  ) {
    this.measure();
  }

  /** Reads how large the canvas is. It is kept: asked between two changes of a page, a browser lays all of it out again. */
  measure(): void {
    const { clientWidth, clientHeight } = this.canvas;
    [this.width, this.height] = [clientWidth, clientHeight];
  }

  /** Unit vector to the right of the screen, in the patient's axes. */
  right(): Vec3 {
    return this.axis(1, 0);
  }

  /** Unit vector upwards on the screen, in the patient's axes. */
  up(): Vec3 {
    return this.axis(0, 1);
  }

  /** CSS pixels per millimetre at the target; true everywhere in the orthographic projection. */
  pixelsPerMm(): number {
    return this.height / this.rig.visibleHeight();
  }

  size(): { width: number; height: number } {
    return { width: this.width, height: this.height };
  }

  /** Where a point of the patient's axes stands; jaws that are folded open play no part. */
  project([x, y, z]: Vec3): { x: number; y: number } {
    const at = new Vector3(x, y, z).project(this.rig.camera);
    const { width, height } = this.size();
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height };
  }

  private axis(x: number, y: number): Vec3 {
    const axis = new Vector3(x, y, 0).applyQuaternion(this.rig.camera.quaternion);
    return [axis.x, axis.y, axis.z];
  }
}
