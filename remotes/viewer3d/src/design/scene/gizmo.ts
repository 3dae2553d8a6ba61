import { Matrix4, Object3D, Quaternion, Vector3 } from 'three';
import { TransformControls } from 'three/addons/controls/TransformControls.js';
import type { Pose, ToothFrame } from '@archway/contracts';
import { type Jaw, frameIn } from '@archway/dental';
import type { AxesCross } from './axes-cross.ts';
import type { PlanScene } from '../../plan/scene/plan-scene.ts';

export type GizmoMode = 'translate' | 'rotate';

interface GizmoEvents {
  /** Held: how far it was drawn, as a move of bodies of its jaw. */
  onDraw(change: Pose): void;
  /** Let go; null where nothing was moved. */
  onDrop(change: Pose | null): void;
}

const SIZE = 0.62;
/** Along mesial, the long axis and buccal; of what is held. */
const COLORS = ['#f08a5d', '#7bd88f', '#60a5fa', '#ffffff'] as const;

/** Handles along the axes of a tooth, or of a jaw. What they move is no mesh: whoever listens says what follows. */
export class ToothGizmo {
  private readonly controls: TransformControls;
  private readonly proxy = new Object3D();
  private readonly start = new Matrix4();
  private readonly toJaw = new Matrix4();
  private readonly fromJaw = new Matrix4();
  private held = false;
  private moved = false;

  constructor(
    private readonly scene: PlanScene,
    private readonly events: GizmoEvents,
    /** What is drawn with it. */
    private readonly cross?: AxesCross,
  ) {
    const tool = scene.tool();
    if (cross) this.proxy.add(cross.lines);
    this.controls = new TransformControls(tool.camera(), tool.canvas);
    this.controls.setSpace('local');
    this.controls.setSize(SIZE);
    this.controls.setColors(...COLORS);
    tool.add(this.proxy);
    tool.add(this.controls.getHelper());
    this.controls.addEventListener('change', this.redraw);
    this.controls.addEventListener('objectChange', this.drawn);
    this.controls.addEventListener('mouseDown', this.grab);
    this.controls.addEventListener('mouseUp', this.drop);
    // Over a handle the camera must not be turned: it hears of the press before the handles do.
    this.controls.addEventListener('axis-changed', this.hover);
  }

  setMode(mode: GizmoMode): void {
    this.controls.setMode(mode);
    this.scene.requestFrame();
  }

  /** Stands at a tooth in its pose; null hides it. */
  place(jaw: Jaw, at: { readonly frame: ToothFrame; readonly pose: Pose } | null): void {
    if (this.held) return;
    this.proxy.visible = at !== null;
    if (!at) {
      this.controls.detach();
      this.scene.requestFrame();
      return;
    }
    this.fromJaw.copy(this.scene.worldOf(jaw));
    this.toJaw.copy(this.fromJaw).invert();
    const { origin, mesial, long } = frameIn(at.pose, at.frame);
    const [x, y] = [new Vector3(...mesial), new Vector3(...long)];
    // Axes of a tooth are a left-handed system on one side of each arch; handles are always a right-handed one.
    const stand = new Matrix4().makeBasis(x, y, new Vector3().crossVectors(x, y)).setPosition(...origin);
    stand.premultiply(this.fromJaw).decompose(this.proxy.position, this.proxy.quaternion, this.proxy.scale);
    this.proxy.updateMatrixWorld(true);
    this.controls.camera = this.scene.tool().camera();
    this.controls.attach(this.proxy);
    this.scene.requestFrame();
  }

  /** Whether the pointer is over a handle: what is pressed is no tooth. */
  get grabs(): boolean {
    return this.held || (this.controls.object !== undefined && this.controls.axis !== null);
  }

  dispose(): void {
    this.scene.tool().hold(false);
    this.controls.detach();
    this.controls.getHelper().removeFromParent();
    this.proxy.removeFromParent();
    this.cross?.dispose();
    this.controls.dispose();
  }

  private readonly redraw = (): void => this.scene.requestFrame();

  private readonly hover = (): void => {
    this.scene.tool().hold(this.held || this.controls.axis !== null);
  };

  private readonly grab = (): void => {
    this.held = true;
    this.moved = false;
    this.proxy.updateMatrixWorld(true);
    this.start.copy(this.proxy.matrixWorld).invert();
    this.scene.tool().hold(true);
  };

  private readonly drawn = (): void => {
    if (!this.held) return;
    this.moved = true;
    this.events.onDraw(this.change());
  };

  private readonly drop = (): void => {
    if (!this.held) return;
    this.held = false;
    this.scene.tool().hold(this.controls.axis !== null);
    this.events.onDrop(this.moved ? this.change() : null);
  };

  /** From where it was taken to where it is held, in the frame of the jaw. */
  private change(): Pose {
    this.proxy.updateMatrixWorld(true);
    const change = new Matrix4()
      .multiplyMatrices(this.proxy.matrixWorld, this.start)
      .premultiply(this.toJaw)
      .multiply(this.fromJaw);
    const [t, q] = [new Vector3(), new Quaternion()];
    change.decompose(t, q, new Vector3());
    return { q: [q.x, q.y, q.z, q.w], t: [t.x, t.y, t.z] };
  }
}
