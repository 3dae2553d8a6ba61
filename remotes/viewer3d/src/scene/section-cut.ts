import { Box3, type Scene, Vector3 } from 'three';
import type { Vec3 } from '@archway/geometry';
import { onPlane, planeAxes, type Section } from '../section/section.ts';
import type { SceneObject } from './scene-object.ts';
import { clippingPlane, SectionPlane } from './section-plane.ts';

/** The plane stands out over the jaws by this much, mm. */
const MARGIN_MM = 4;

/** Carries the section into the scene: plane, contours and what is taken away. */
export class SectionCut {
  private section: Section | null = null;
  private plane: SectionPlane | null = null;

  constructor(private readonly scene: Scene) {}

  get on(): boolean {
    return this.section !== null;
  }

  set(section: Section, objects: readonly SceneObject[], openness: number): void {
    this.section = section.on ? section : null;
    this.apply(objects, openness);
  }

  /** Once more, after objects came, went or were placed. */
  apply(objects: readonly SceneObject[], openness: number): void {
    const { section } = this;
    const plane = section && clippingPlane(section);
    for (const object of objects) object.cut(plane, section?.cut ?? false);
    if (!section) {
      this.plane?.dispose();
      this.plane = null;
      return;
    }
    this.plane ??= new SectionPlane(this.scene);
    const { right, up } = planeAxes(section.normal);
    const [across, along] = [reachAlong(right, objects), reachAlong(up, objects)];
    const at = new Vector3(...onPlane(section, along.middle));
    this.plane.update(section, at, halfOf(across) + MARGIN_MM, halfOf(along) + MARGIN_MM);
    this.follow(openness);
  }

  /** With the jaws folded open there is no one plane to draw; the contours stay on the teeth. */
  follow(openness: number): void {
    if (this.plane) this.plane.visible = openness === 0;
  }

  dispose(): void {
    this.plane?.dispose();
    this.plane = null;
  }
}

const halfOf = ({ low, high }: { low: number; high: number }): number => (high - low) / 2;

const extentOf = (objects: readonly SceneObject[]): Box3 =>
  objects.reduce((box, object) => box.union(object.bounds), new Box3());

/** From where to where a plane with this normal meets the objects, and the middle of all, mm in the patient's axes. */
export function reachAlong(normal: Vec3, objects: readonly SceneObject[]): { low: number; high: number; middle: Vec3 } {
  const box = extentOf(objects);
  if (box.isEmpty()) return { low: -1, high: 1, middle: [0, 0, 0] };
  const middle = box.getCenter(new Vector3());
  const half = box.getSize(new Vector3()).multiplyScalar(0.5);
  const at = middle.x * normal[0] + middle.y * normal[1] + middle.z * normal[2];
  const spread = half.x * Math.abs(normal[0]) + half.y * Math.abs(normal[1]) + half.z * Math.abs(normal[2]);
  return { low: at - spread, high: at + spread, middle: [middle.x, middle.y, middle.z] };
}
