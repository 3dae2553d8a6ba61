import type { CameraRig } from './camera-rig.ts';
import { Picking, type ScreenPoint, type SurfacePoint } from './picking.ts';
import type { SceneObjects } from './scene-objects.ts';

/** What lies under a point of the canvas, and where a point of a scan stands on it. */
export class ScenePicking {
  private readonly picking: Picking;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    rig: CameraRig,
    private readonly objects: SceneObjects,
  ) {
    this.picking = new Picking(rig);
  }

  /** The surface at a point of the page; beside the jaws the one within `reach` pixels. */
  at(clientX: number, clientY: number, reach = 0): SurfacePoint | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    return reach > 0
      ? this.picking.near(x, y, [reach / width, reach / height], this.objects.all)
      : this.picking.at(x, y, this.objects.all);
  }

  centre(): SurfacePoint | null {
    return this.picking.at(0.5, 0.5, this.objects.all);
  }

  /** null for a point of a scan that is not shown. */
  toScreen(point: SurfacePoint): ScreenPoint | null {
    const object = this.objects.find(point.modelId);
    if (!object?.visible) return null;
    const { clientWidth, clientHeight } = this.canvas;
    return this.picking.toScreen(point.local, object, this.objects.all, clientWidth, clientHeight);
  }
}
