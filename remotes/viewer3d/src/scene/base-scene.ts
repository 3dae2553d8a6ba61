import { type Box3, type Object3D, Scene, WebGLRenderer } from 'three';
import type { Vec3 } from '@archway/geometry';
import { type CameraPose, poseFrom, turnedPose } from './camera-pose.ts';
import { type AnyCamera, CameraRig, type Projection } from './camera-rig.ts';
import { ContextGuard } from './context-guard.ts';
import { extentIn } from './fit.ts';
import { FrameLoop } from './frame-loop.ts';
import { drawUnseen } from './draw-unseen.ts';
import { Lights } from './lights.ts';
import { Orbit } from './orbit.ts';
import { Screen } from './screen.ts';
import { type StandardView, standardViews, type ViewName } from './standard-views.ts';
import { type Stance, Transition } from './transition.ts';

/** What draws; a test has one of its own, as it has no graphics. */
export type RendererFactory = (canvas: HTMLCanvasElement) => WebGLRenderer;

// Transparent: the background lies behind the canvas.
const webgl: RendererFactory = (canvas) => new WebGLRenderer({ canvas, antialias: true, alpha: true });

export interface SceneEvents {
  /** After each drawn frame: overlays follow the camera. */
  onFrame(): void;
  onContext(lost: boolean): void;
  /** The reader turned the scene by hand, so no standard view is shown any more. */
  onTurned(): void;
}

/** What handles in the scene need of it. */
export interface SceneTool {
  readonly canvas: HTMLCanvasElement;
  camera(): AnyCamera;
  /** Whoever adds something takes it out again. */
  add(object: Object3D): void;
  /** While a handle is drawn, the camera stays. */
  hold(held: boolean): void;
}

/** A 3D scene of one page: owns the renderer and everything that must be given back with it. What stands in it is added. */
export abstract class BaseScene {
  readonly canvas: HTMLCanvasElement;
  readonly screen: Screen;
  protected readonly scene = new Scene();
  protected readonly rig = new CameraRig();
  protected readonly renderer: WebGLRenderer;
  /** How far the jaws are folded open, 0-1. */
  protected openness = 0;
  /** What is not seen yet and will be: drawn once before the next frame, so that nobody waits for it later. */
  protected unprepared: (() => readonly Object3D[]) | null = null;
  private readonly lights: Lights;
  private readonly orbit: Orbit;
  private readonly loop: FrameLoop;
  private readonly guard: ContextGuard;
  private readonly sizes: ResizeObserver;
  private transition: Transition | null = null;
  private frames = 0;
  /** The standard view that is shown as it was fitted: in another room it is fitted again. */
  private fitted: ViewName | null = null;

  /**
   * Puts its own canvas into `container` and takes it out again: a canvas whose context was given back is spent.
   * @throws Error when the browser has no WebGL 2
   */
  constructor(
    container: HTMLElement,
    private readonly events: SceneEvents,
    rendererFor: RendererFactory = webgl,
  ) {
    const canvas = document.createElement('canvas');
    this.canvas = canvas;
    this.screen = new Screen(canvas, this.rig);
    this.renderer = rendererFor(canvas);
    container.appendChild(canvas);
    this.renderer.setClearColor(0x000000, 0);
    this.lights = new Lights(this.scene);
    this.loop = new FrameLoop((now) => this.draw(now));
    this.orbit = new Orbit(
      this.rig,
      canvas,
      () => this.loop.request(),
      () => {
        this.transition = null;
      },
      () => this.turned(),
    );
    this.guard = new ContextGuard(canvas, (lost) => {
      events.onContext(lost);
      if (!lost) this.loop.request();
    });
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(canvas);
    this.resize();
  }

  /** Of what is seen. */
  abstract get triangles(): number;
  /** Folds what stands in the scene. @param openness 0 closed, 1 folded open */
  protected abstract open(openness: number): void;
  /** What a standard view has to fit; null when nothing of it is here. */
  protected abstract boxFor(view: StandardView, openness: number): Box3 | null;
  /** Gives back what stands in the scene. */
  protected abstract disposeContent(): void;

  get contextLost(): boolean {
    return this.guard.lost;
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
    const box = this.boxFor(view, openness);
    if (!box) return;
    const { width, height, middle } = extentIn(view, box);
    this.goTo(
      { pose: poseFrom(view.from, view.up, middle, this.rig.heightFor(width, height)), openness },
      milliseconds,
    );
    this.fitted = name;
  }

  /** Stands at a view before the next frame: for who draws a picture, and cannot wait for one. */
  standAt(name: ViewName): void {
    this.showView(name, 0);
    const { transition } = this;
    if (!transition) return;
    this.transition = null;
    this.take(transition.at(0).stance);
  }

  goTo(stance: Stance, milliseconds: number): void {
    this.fitted = null;
    this.transition = new Transition({ pose: this.rig.pose(), openness: this.openness }, stance, milliseconds);
    this.loop.request();
  }

  /** Where the reader stands now, to come back to after the page was hidden. */
  stance(): { pose: CameraPose; openness: number } {
    return { pose: this.rig.pose(), openness: this.openness };
  }

  /** Stands where another scene stands; that is no turn of its own. */
  follow({ pose, openness }: Stance): void {
    this.transition = null;
    this.fitted = null;
    this.rig.apply(pose);
    this.openness = openness;
    this.open(openness);
    this.orbit.sync();
    this.loop.request();
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

  /** Looks at a point from a direction, with `up` upright on the screen. */
  lookFrom(from: Vec3, up: Vec3, at: Vec3, milliseconds: number, height = this.rig.visibleHeight()): void {
    this.turned();
    this.goTo({ pose: poseFrom(from, up, at, height), openness: this.openness }, milliseconds);
  }

  tool(): SceneTool {
    return {
      canvas: this.canvas,
      camera: () => this.rig.camera,
      add: (object) => void this.scene.add(object),
      hold: (held) => this.orbit.hold(held),
    };
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
    this.disposeContent();
    this.lights.dispose();
    this.renderer.dispose();
    // Frees the context at once: browsers keep only a few, and collect an abandoned one late.
    if (!this.guard.lost) this.renderer.forceContextLoss();
    this.canvas.remove();
  }

  private turned(): void {
    this.fitted = null;
    this.events.onTurned();
  }

  /** The reader moved the camera by keyboard. */
  private moveTo(pose: CameraPose): void {
    this.transition = null;
    this.rig.apply(pose);
    this.orbit.sync();
    this.turned();
    this.loop.request();
  }

  private resize(): void {
    this.screen.measure();
    const { width, height } = this.screen.size();
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
    this.renderer.setSize(width, height, false);
    this.rig.resize(width, height);
    this.orbit.sync();
    if (this.fitted) this.showView(this.fitted, 0);
    this.loop.request();
  }

  private take({ pose, openness }: Stance): void {
    this.rig.apply(pose);
    this.openness = openness;
    this.open(openness);
    this.orbit.sync();
  }

  private draw(now: number): boolean {
    if (this.guard.lost) return false;
    if (this.transition) {
      const { stance, done } = this.transition.at(now);
      this.take(stance);
      if (done) this.transition = null;
    } else this.orbit.update();
    this.drawUnprepared();
    this.render();
    this.events.onFrame();
    return this.transition !== null;
  }

  /** The frame itself is drawn over it at once. */
  private drawUnprepared(): void {
    const objects = this.unprepared?.() ?? [];
    this.unprepared = null;
    if (objects.length > 0) drawUnseen(this.renderer, this.scene, this.rig.camera, objects);
  }

  private render(): void {
    this.lights.follow(this.rig.camera);
    this.renderer.render(this.scene, this.rig.camera);
    this.frames += 1;
    this.canvas.dataset.frames = String(this.frames);
  }
}
