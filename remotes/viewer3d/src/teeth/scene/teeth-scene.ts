import {
  type Box3,
  BufferAttribute,
  BufferGeometry,
  type Intersection,
  Mesh,
  Raycaster,
  Sphere,
  Vector2,
  Vector3,
} from 'three';
import type { Vec3 } from '@archway/geometry';
import { withTree } from '../../loading/search-tree.ts';
import { BaseScene, type RendererFactory, type SceneEvents } from '../../scene/base-scene.ts';
import { surfaceMaterial } from '../../scene/surface-material.ts';
import type { PreparedJaw } from '../work/teeth-jobs.ts';
import { type Tone, tonesOf } from './tooth-colors.ts';

/** Height of what is seen when the camera goes to a tooth, mm. */
const CLOSE = 34;
/** Faces that look away by more are not meant by a stroke over the surface. */
const FACING = -0.2;

/** A face under the pointer, with where it is met. */
export interface Hit {
  readonly face: number;
  readonly point: Vec3;
}

/** A jaw whose faces have the colours of their teeth. */
export class TeethScene extends BaseScene {
  private readonly material = surfaceMaterial('#ffffff');
  private readonly ray = new Raycaster();
  private mesh: Mesh<BufferGeometry> | null = null;
  private colors: BufferAttribute | null = null;
  private shown = new Uint8Array(0);
  private tones: readonly Tone[] = tonesOf(new Set());

  /** @throws Error when the browser has no WebGL 2 */
  constructor(container: HTMLElement, events: SceneEvents, rendererFor?: RendererFactory) {
    super(container, events, rendererFor);
    this.ray.firstHitOnly = true;
    this.material.vertexColors = true;
  }

  get triangles(): number {
    return this.shown.length;
  }

  setJaw({ positions, normals, indices, bvhRoots }: PreparedJaw): void {
    this.disposeMesh();
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(normals, 3));
    this.colors = new BufferAttribute(new Uint8Array(positions.length), 3, true);
    geometry.setAttribute('color', this.colors);
    geometry.setIndex(new BufferAttribute(indices, 1));
    withTree(geometry, bvhRoots, indices);
    geometry.computeBoundingBox();
    this.shown = new Uint8Array(indices.length / 3).fill(255);
    this.mesh = new Mesh(geometry, this.material);
    this.scene.add(this.mesh);
    this.requestFrame();
  }

  /** Colours what differs from what is shown. */
  setLabels(labels: Uint8Array, selected: ReadonlySet<number>): void {
    this.tones = tonesOf(selected);
    for (const [face, label] of labels.entries()) this.tint(face, label);
    this.colored();
  }

  /** Faces under a stroke, before they are what they were painted as. */
  setPainted(faces: Iterable<number>, label: number): void {
    for (const face of faces) this.tint(face, label);
    this.colored();
  }

  /** What is met at a point of the page. */
  hitAt(clientX: number, clientY: number): Hit | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    return this.hit((clientX - left) / width, (clientY - top) / height);
  }

  /** Faces nearer than so many mm to where the surface was met, on the side that is seen. */
  facesAround({ point }: Hit, radius: number): number[] {
    const tree = this.mesh?.geometry.boundsTree;
    if (!tree || !this.mesh) return [];
    const sphere = new Sphere(new Vector3(...point), radius);
    const towards = new Vector3(0, 0, 1).applyQuaternion(this.rig.camera.quaternion);
    const normals = this.mesh.geometry.getAttribute('normal');
    const indices = this.mesh.geometry.getIndex()!;
    const near: number[] = [];
    const [closest, normal] = [new Vector3(), new Vector3()];
    tree.shapecast({
      intersectsBounds: (box) => sphere.intersectsBox(box),
      intersectsTriangle: (triangle, at) => {
        triangle.closestPointToPoint(sphere.center, closest);
        if (closest.distanceTo(sphere.center) > radius) return false;
        const first = indices.getX(3 * at);
        if (normal.fromBufferAttribute(normals, first).dot(towards) > FACING) near.push(Math.floor(first / 3));
        return false;
      },
    });
    return near;
  }

  /** Whether the surface at a point of the patient's axes is a face of this label. */
  seesAt(point: Vec3, label: number): boolean {
    const { x, y } = this.screen.project(point);
    const { width, height } = this.screen.size();
    const hit = this.hit(x / width, y / height);
    return hit !== null && this.shown[hit.face] === label;
  }

  /** Goes to a tooth and looks at it as it is corrected best: from outside and above its biting edge. */
  flyTo([x, y, z]: Vec3, way: 1 | -1, milliseconds: number): void {
    const out = Math.hypot(x, z + BEHIND) || 1;
    this.lookFrom([x / out, way * 1.1, (z + BEHIND) / out], [0, 1, 0], [x, y, z], milliseconds, CLOSE);
  }

  protected override open(): void {
    // One jaw is never folded open.
  }

  protected override boxFor(): Box3 | null {
    return this.mesh?.geometry.boundingBox ?? null;
  }

  protected override disposeContent(): void {
    this.disposeMesh();
    this.material.dispose();
  }

  private hit(x: number, y: number): Hit | null {
    if (!this.mesh) return null;
    this.ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.rig.camera);
    const [found]: Intersection[] = this.ray.intersectObject(this.mesh, false);
    if (!found?.face) return null;
    return { face: Math.floor(found.face.a / 3), point: [found.point.x, found.point.y, found.point.z] };
  }

  private tint(face: number, label: number): void {
    if (!this.colors || face >= this.shown.length) return;
    const [r, g, b] = this.tones[label]!;
    const array = this.colors.array as Uint8Array;
    const at = 9 * face;
    this.shown[face] = label;
    for (let corner = 0; corner < 9; corner += 3) {
      array[at + corner] = r;
      array[at + corner + 1] = g;
      array[at + corner + 2] = b;
    }
  }

  private colored(): void {
    if (this.colors) this.colors.needsUpdate = true;
    this.requestFrame();
  }

  private disposeMesh(): void {
    if (!this.mesh) return;
    this.mesh.removeFromParent();
    this.mesh.geometry.boundsTree = undefined;
    this.mesh.geometry.dispose();
    this.mesh = null;
  }
}

/** So far behind the front teeth lies the middle of an arch, mm. */
const BEHIND = 28;
