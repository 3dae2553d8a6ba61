import { Box3, Scene, Vector3, WebGLRenderer } from 'three';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { type Arrangement, type JawName, type Placement, unplaced } from '../frame/placement.ts';
import type { Vec3 } from '../frame/vec3.ts';
import { type CameraPose, poseFrom, turnedPose } from './camera-pose.ts';
import { CameraRig, type Projection } from './camera-rig.ts';
import { ContextGuard } from './context-guard.ts';
import { extentIn } from './fit.ts';
import { FrameLoop } from './frame-loop.ts';
import { JawObject } from './jaw-object.ts';
import { Lights } from './lights.ts';
import { Orbit } from './orbit.ts';
import { Picking, type ScreenPoint, type SurfacePoint } from './picking.ts';
import { standardViews, type ViewName } from './standard-views.ts';
import { type Stance, Transition } from './transition.ts';

export interface SceneModel {
  readonly modelId: string;
  readonly jaw: JawName;
  readonly model: DecodedModel;
  readonly color: string;
}

export interface SceneEvents {
  /** After each drawn frame: overlays follow the camera. */
  onFrame(): void;
  onContext(lost: boolean): void;
  /** The reader turned the scene by hand, so no standard view is shown any more. */
  onTurned(): void;
}

/** The 3D scene of one page: owns the renderer and everything that must be given back with it. */
export class ViewerScene {
  readonly canvas: HTMLCanvasElement;
  private readonly scene = new Scene();
  private readonly rig = new CameraRig();
  private readonly renderer: WebGLRenderer;
  private readonly lights: Lights;
  private readonly orbit: Orbit;
  private readonly picking: Picking;
  private readonly loop: FrameLoop;
  private readonly guard: ContextGuard;
  private readonly sizes: ResizeObserver;
  private jaws: JawObject[] = [];
  private transition: Transition | null = null;
  private openness = 0;
  private frames = 0;

  /**
   * Puts its own canvas into `container` and takes it out again: a canvas whose context was given back is spent.
   * @throws Error when the browser has no WebGL 2
   */
  constructor(
    container: HTMLElement,
    private readonly events: SceneEvents,
  ) {
    const canvas = document.createElement('canvas');
    this.canvas = canvas;
    // Transparent: the background lies behind the canvas.
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    container.appendChild(canvas);
    this.renderer.setClearColor(0x000000, 0);
    this.lights = new Lights(this.scene);
    this.picking = new Picking(this.rig);
    this.loop = new FrameLoop((now) => this.draw(now));
    this.orbit = new Orbit(
      this.rig,
      canvas,
      () => this.loop.request(),
      () => {
        this.transition = null;
      },
      events.onTurned,
    );
    this.guard = new ContextGuard(canvas, (lost) => {
      events.onContext(lost);
      if (!lost) this.loop.request();
    });
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(canvas);
    this.resize();
  }

  get triangles(): number {
    return this.jaws.reduce((sum, jaw) => sum + (jaw.visible ? jaw.triangles : 0), 0);
  }

  get contextLost(): boolean {
    return this.guard.lost;
  }

  /** Shows these models and no others; a model that is here already keeps its buffers. */
  setModels(models: readonly SceneModel[], arrangement: Arrangement): void {
    const wanted = new Set(models.map((model) => model.modelId));
    for (const jaw of this.jaws) if (!wanted.has(jaw.modelId)) jaw.dispose();
    this.jaws = models.map(({ modelId, jaw, model, color }) => {
      const known = this.jaws.find((each) => each.modelId === modelId);
      const object = known ?? new JawObject(modelId, jaw, model, color);
      if (!known) this.scene.add(object.fold);
      return object;
    });
    for (const jaw of this.jaws) {
      jaw.place(arrangement[jaw.jaw] ?? unplaced);
      jaw.open(this.openness);
    }
    this.loop.request();
  }

  place(jaw: JawName, placement: Placement): void {
    for (const object of this.jaws) if (object.jaw === jaw) object.place(placement);
    this.loop.request();
  }

  setVisible(visible: Readonly<Record<JawName, boolean>>): void {
    for (const jaw of this.jaws) jaw.visible = visible[jaw.jaw];
    this.loop.request();
  }

  setOpacity(opacity: Readonly<Record<JawName, number>>): void {
    for (const jaw of this.jaws) jaw.setOpacity(opacity[jaw.jaw]);
    this.loop.request();
  }

  setScanColors(scanColors: boolean): void {
    for (const jaw of this.jaws) jaw.paint(scanColors);
    this.loop.request();
  }

  setProjection(projection: Projection): void {
    this.rig.use(projection);
    this.orbit.sync();
    this.loop.request();
  }

  /** Goes to a standard view and fits what it shows. */
  showView(name: ViewName, milliseconds: number): void {
    const view = standardViews[name];
    const openness = view.open ? 1 : 0;
    const box = new Box3();
    for (const jaw of this.jaws) if (!view.only || jaw.jaw === view.only) box.union(jaw.boundsAt(openness));
    if (box.isEmpty()) return;
    const { width, height, middle } = extentIn(view, box);
    this.goTo(
      { pose: poseFrom(view.from, view.up, middle, this.rig.heightFor(width, height)), openness },
      milliseconds,
    );
  }

  goTo(stance: Stance, milliseconds: number): void {
    this.transition = new Transition({ pose: this.rig.pose(), openness: this.openness }, stance, milliseconds);
    this.loop.request();
  }

  /** Where the reader stands now, to come back to after the page was hidden. */
  stance(): { pose: CameraPose; openness: number } {
    return { pose: this.rig.pose(), openness: this.openness };
  }

  /** Turns about the screen's axes, radians: the keyboard's way of dragging. */
  turn(right: number, down: number): void {
    const pose = this.rig.pose();
    const turned = turnedPose(pose, right, down);
    this.moveTo(turned);
  }

  zoom(factor: number): void {
    const pose = this.rig.pose();
    this.moveTo({ ...pose, height: Math.min(600, Math.max(1.5, pose.height / factor)) });
  }

  /** Unit vector to the right of the screen, in the patient's axes. */
  screenRight(): Vec3 {
    const { x, y, z } = new Vector3(1, 0, 0).applyQuaternion(this.rig.camera.quaternion);
    return [x, y, z];
  }

  /** CSS pixels per millimetre at the target; true everywhere in the orthographic projection. */
  pixelsPerMm(): number {
    return this.canvas.clientHeight / this.rig.visibleHeight();
  }

  pick(clientX: number, clientY: number): SurfacePoint | null {
    const box = this.canvas.getBoundingClientRect();
    return this.picking.at((clientX - box.left) / box.width, (clientY - box.top) / box.height, this.jaws);
  }

  pickCentre(): SurfacePoint | null {
    return this.picking.at(0.5, 0.5, this.jaws);
  }

  toScreen(point: SurfacePoint): ScreenPoint | null {
    const jaw = this.jaws.find((each) => each.modelId === point.modelId);
    if (!jaw?.visible) return null;
    return this.picking.toScreen(point.local, jaw, this.jaws, this.canvas.clientWidth, this.canvas.clientHeight);
  }

  /** Draws now and gives the canvas while its pixels can still be read. */
  drawnCanvas(): HTMLCanvasElement {
    this.render();
    return this.canvas;
  }

  requestFrame(): void {
    this.loop.request();
  }

  dispose(): void {
    this.sizes.disconnect();
    this.loop.dispose();
    this.orbit.dispose();
    this.guard.dispose();
    for (const jaw of this.jaws) jaw.dispose();
    this.jaws = [];
    this.lights.dispose();
    this.renderer.dispose();
    // Frees the context at once: browsers keep only a few, and collect an abandoned one late.
    if (!this.guard.lost) this.renderer.forceContextLoss();
    this.canvas.remove();
  }

  /** The reader moved the camera by keyboard. */
  private moveTo(pose: CameraPose): void {
    this.transition = null;
    this.rig.apply(pose);
    this.orbit.sync();
    this.events.onTurned();
    this.loop.request();
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
    this.renderer.setSize(width, height, false);
    this.rig.resize(width, height);
    this.orbit.sync();
    this.loop.request();
  }

  private draw(now: number): boolean {
    if (this.guard.lost) return false;
    if (this.transition) {
      const { stance, done } = this.transition.at(now);
      this.rig.apply(stance.pose);
      this.openness = stance.openness;
      for (const jaw of this.jaws) jaw.open(stance.openness);
      if (done) this.transition = null;
      this.orbit.sync();
    } else this.orbit.update();
    this.render();
    this.events.onFrame();
    return this.transition !== null;
  }

  private render(): void {
    this.lights.follow(this.rig.camera);
    this.renderer.render(this.scene, this.rig.camera);
    this.frames += 1;
    this.canvas.dataset.frames = String(this.frames);
  }
}
