import {
  type Box3,
  type Intersection,
  type Matrix4,
  type Mesh,
  type Object3D,
  Raycaster,
  Vector2,
  Vector3,
} from 'three';
import type { PlanDocument, PlanToShow } from '@archway/contracts';
import { type Jaw, jawOf, jaws } from '@archway/dental';
import type { Vec3 } from '@archway/geometry';
import { BaseScene, type RendererFactory, type SceneEvents } from '../../scene/base-scene.ts';
import type { StandardView } from '../../scene/standard-views.ts';
import type { DrawnMeshes } from '../loading/plan-meshes.ts';
import { meantTeeth } from '../pins/contact.ts';
import { type PlanLook, type PlanMoment, PlanObjects } from './plan-objects.ts';

/** Height of what is seen when the camera goes to a tooth, mm. */
const CLOSE = 42;

/** The scene of a plan. Whatever is scrubbed changes matrices alone. */
export class PlanScene extends BaseScene {
  private readonly objects = new PlanObjects(this.scene);
  private readonly ray = new Raycaster();
  private moment: PlanMoment | null = null;
  private look: PlanLook | null = null;

  /** @throws Error when the browser has no WebGL 2 */
  constructor(container: HTMLElement, events: SceneEvents, rendererFor?: RendererFactory) {
    super(container, events, rendererFor);
    this.ray.firstHitOnly = true;
  }

  get triangles(): number {
    return this.objects.triangles;
  }

  /** Shows what has arrived of a plan. @returns whether it takes another room than before */
  setPlan(source: PlanToShow, compared: PlanToShow | null, meshes: DrawnMeshes): boolean {
    const grew = this.objects.set(source, compared, meshes);
    if (this.look) this.objects.show(this.look);
    if (this.moment) this.objects.pose(this.moment);
    this.objects.open(this.openness);
    // What is bonded at a later stage only would hold up the first frame of whoever draws through the stages.
    this.unprepared = () => this.objects.unseen;
    this.requestFrame();
    return grew;
  }

  setLook(look: PlanLook): void {
    this.look = look;
    this.objects.show(look);
    if (this.moment) this.objects.pose(this.moment);
    this.requestFrame();
  }

  setMoment(moment: PlanMoment): void {
    this.moment = moment;
    this.objects.pose(moment);
    this.requestFrame();
  }

  /** The tooth under a point of the page; null beside all teeth. */
  toothAt(clientX: number, clientY: number): number | null {
    const { left, top } = this.canvas.getBoundingClientRect();
    return this.toothUnder({ x: clientX - left, y: clientY - top });
  }

  /** What a press at a point of the page means: a tooth, or the contact of two. @param reach how far it may miss, pixels */
  teethAt(clientX: number, clientY: number, reach: number): readonly number[] {
    const around = [-1, 1].flatMap((way) => [
      this.toothAt(clientX + way * reach, clientY),
      this.toothAt(clientX, clientY + way * reach),
    ]);
    const teeth = this.objects.teeth.map(({ fdi }) => fdi);
    return meantTeeth(this.toothAt(clientX, clientY), around, teeth);
  }

  /** The tooth at a point of the canvas, pixels from its top left corner; null beside all teeth. */
  toothUnder({ x, y }: { readonly x: number; readonly y: number }): number | null {
    const teeth = new Map<Object3D, number>(this.objects.teeth.map(({ mesh, fdi }) => [mesh, fdi]));
    const hit = this.hitUnder(x, y, [...teeth.keys()]);
    return hit ? (teeth.get(hit.object) ?? null) : null;
  }

  /** The crown under a point of the page, and where on it: in the frame of its jaw, where it was scanned. */
  surfaceAt(clientX: number, clientY: number): { readonly fdi: number; readonly point: Vec3 } | null {
    const objects = this.objects.teeth;
    const hit = this.hitAt(
      clientX,
      clientY,
      objects.map(({ mesh }) => mesh),
    );
    const object = objects.find(({ mesh }) => mesh === hit?.object);
    if (!hit || !object) return null;
    const { x, y, z } = object.mesh.worldToLocal(hit.point.clone());
    return { fdi: object.fdi, point: [x, y, z] };
  }

  /** Where something that stands in the frame of a jaw is met under a point of the page, in that frame; null beside it. */
  pointOn(mesh: Mesh, jaw: Jaw, clientX: number, clientY: number): Vec3 | null {
    mesh.matrixWorld.copy(this.objects.worldOf(jaw));
    const hit = this.hitAt(clientX, clientY, [mesh]);
    if (!hit) return null;
    const { x, y, z } = mesh.worldToLocal(hit.point.clone());
    return [x, y, z];
  }

  /** What is bonded under a point of the page, unless a tooth is before it. */
  attachmentAt(clientX: number, clientY: number): string | null {
    const worn = this.objects.teeth.flatMap((each) => each.worn);
    const teeth = this.objects.teeth.map(({ mesh }) => mesh);
    const hit = this.hitAt(clientX, clientY, [...worn.map(({ mesh }) => mesh), ...teeth]);
    return worn.find(({ mesh }) => mesh === hit?.object)?.id ?? null;
  }

  /** Draws something bonded where it is held. */
  redraw(attachment: PlanDocument['attachments'][number]): void {
    this.objects.teeth.find(({ fdi }) => fdi === attachment.fdi)?.redraw(attachment);
    this.requestFrame();
  }

  /** Colors vertices of teeth; null gives all of them their own color. */
  setColors(colors: ReadonlyMap<number, Uint16Array> | null): void {
    this.objects.paint(colors);
    this.requestFrame();
  }

  /** Flies to a tooth and looks at its outer side. */
  flyTo(fdi: number, milliseconds: number): void {
    const object = this.objects.teeth.find((each) => each.fdi === fdi);
    const frame = object?.tooth.frame;
    if (!frame || !object) return;
    const world = this.objects.worldOf(jawOf(fdi)).multiply(object.group.matrix);
    const [at, from] = [new Vector3(...frame.origin), new Vector3(...frame.buccal)];
    at.applyMatrix4(world);
    from.transformDirection(world);
    // A little from the biting edge, and upright.
    from.y = jawOf(fdi) === 'upper' ? -0.12 : 0.12;
    this.lookFrom([from.x, from.y, from.z], [0, 1, 0], [at.x, at.y, at.z], milliseconds, CLOSE);
  }

  /** Where a point of a jaw stands on the canvas. @param local in the frame of the jaw, mm */
  placeOf(jaw: Jaw, local: Vec3): { x: number; y: number } {
    const { x, y, z } = new Vector3(...local).applyMatrix4(this.objects.worldOf(jaw));
    return this.screen.project([x, y, z]);
  }

  /** From the frame of a jaw into the scene. */
  worldOf(jaw: Jaw): Matrix4 {
    return this.objects.worldOf(jaw);
  }

  /** From the scene to the reader, in the frame of a jaw. */
  towardsReader(jaw: Jaw): Vec3 {
    const towards = new Vector3(0, 0, 1).applyQuaternion(this.rig.camera.quaternion);
    const { x, y, z } = towards.transformDirection(this.objects.worldOf(jaw).invert());
    return [x, y, z];
  }

  private hitAt(clientX: number, clientY: number, among: Object3D[]): Intersection | undefined {
    const { left, top } = this.canvas.getBoundingClientRect();
    return this.hitUnder(clientX - left, clientY - top, among);
  }

  private hitUnder(x: number, y: number, among: Object3D[]): Intersection | undefined {
    const { width, height } = this.screen.size();
    this.ray.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), this.rig.camera);
    return this.ray.intersectObjects(among, false)[0];
  }

  protected override open(openness: number): void {
    this.objects.open(openness);
  }

  protected override boxFor({ only }: StandardView, openness: number): Box3 | null {
    const shown = jaws.filter((jaw) => (only === null ? (this.look?.jaws[jaw] ?? true) : jaw === only));
    return this.objects.boxOf(shown, openness);
  }

  protected override disposeContent(): void {
    this.objects.dispose();
  }
}
