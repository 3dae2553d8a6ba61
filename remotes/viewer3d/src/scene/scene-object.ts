import { Box3, BufferAttribute, BufferGeometry, Group, Mesh, type Plane, Vector3 } from 'three';
import type { MeshStandardMaterial } from 'three';
import { acceleratedRaycast } from 'three-mesh-bvh';
import { canvasColors } from '@archway/ui';
import type { DecodedModel } from '../loading/decoded-model.ts';
import { withTree } from '../loading/search-tree.ts';
import { type JawName, matrixOf, type Placement } from '../frame/placement.ts';
import { foldMatrix } from './fold.ts';
import { SectionOutline } from './section-outline.ts';
import { paint, setOpacity, surfaceMaterial } from './surface-material.ts';

/** One model as the page wants it in the scene. */
export interface SceneModel {
  readonly modelId: string;
  readonly jaw: JawName;
  readonly model: DecodedModel;
  /** Of another version: seen through, and never picked. */
  readonly ghost: boolean;
}

/** How an object is drawn. */
export interface ObjectLook {
  readonly visible: boolean;
  readonly opacity: number;
  readonly color: string;
  readonly scanColors: boolean;
  /** r, g, b per vertex, linear, 0 to 65535, instead of any other colour. */
  readonly map: Uint16Array<ArrayBuffer> | null;
}

/** One model in the scene: `fold` opens its jaw like a book, the mesh inside it carries the placement. */
export class SceneObject {
  readonly fold = new Group();
  readonly mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  readonly triangles: number;
  /** Extent in the patient's axes, with the jaws closed. */
  readonly bounds = new Box3();
  private readonly scanned: BufferAttribute | null;
  private openness = 0;
  private section: { readonly plane: Plane; readonly cut: boolean; readonly folded: Plane } | null = null;
  private outline: SectionOutline | null = null;
  private mapped: ObjectLook['map'] = null;

  constructor(readonly source: SceneModel) {
    const { model, ghost } = source;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(model.positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(model.normals, 3));
    this.scanned = model.colors && new BufferAttribute(model.colors, 3, true);
    if (this.scanned) geometry.setAttribute('color', this.scanned);
    geometry.setIndex(new BufferAttribute(model.indices, 1));
    withTree(geometry, model.bvhRoots, model.indices);
    this.triangles = model.indices.length / 3;
    this.mesh = new Mesh(geometry, surfaceMaterial(canvasColors.tooth));
    this.mesh.raycast = acceleratedRaycast;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.frustumCulled = false;
    if (ghost) {
      this.mesh.material.depthWrite = false;
      this.mesh.renderOrder = 1;
    }
    this.fold.matrixAutoUpdate = false;
    this.fold.add(this.mesh);
  }

  get modelId(): string {
    return this.source.modelId;
  }

  get jaw(): JawName {
    return this.source.jaw;
  }

  get visible(): boolean {
    return this.fold.visible;
  }

  place(placement: Placement): void {
    this.mesh.matrix.fromArray(matrixOf(placement));
    this.bounds.makeEmpty();
    const positions = this.mesh.geometry.getAttribute('position');
    const point = new Vector3();
    for (let i = 0; i < positions.count; i++)
      this.bounds.expandByPoint(point.fromBufferAttribute(positions, i).applyMatrix4(this.mesh.matrix));
    this.open(this.openness);
    if (this.section) this.outline?.update(this.section.plane);
  }

  /** 0 is closed, 1 folded open with the occlusal surface towards the reader of the front view. */
  open(openness: number): void {
    this.openness = openness;
    this.fold.matrix.copy(foldMatrix(this.jaw, openness, this.bounds));
    this.fold.updateMatrixWorld(true);
    this.foldSection();
  }

  /** Extent in the scene as it is folded now, or as it will be at `openness`. */
  boundsAt(openness: number): Box3 {
    const before = this.openness;
    this.open(openness);
    const box = this.bounds.clone().applyMatrix4(this.fold.matrix);
    this.open(before);
    return box;
  }

  show({ visible, opacity, color, scanColors, map }: ObjectLook): void {
    const { geometry, material } = this.mesh;
    this.fold.visible = visible;
    if (map !== this.mapped) {
      this.mapped = map;
      const colors = map ? new BufferAttribute(map, 3, true) : this.scanned;
      if (colors) geometry.setAttribute('color', colors);
      else geometry.deleteAttribute('color');
    }
    paint(material, color, map !== null || (scanColors && this.scanned !== null));
    setOpacity(material, opacity);
  }

  /** Draws where a plane of the patient's axes meets the model, and takes away what lies beyond it; null ends that. */
  cut(plane: Plane | null, takeAway: boolean): void {
    this.section = plane && { plane, cut: takeAway, folded: plane.clone() };
    if (plane) {
      const color = this.source.ghost ? canvasColors.otherVersion : canvasColors.selected;
      this.outline ??= new SectionOutline(this.fold, this.mesh, color);
      this.outline.update(plane);
    } else {
      this.outline?.dispose();
      this.outline = null;
    }
    this.mesh.material.clippingPlanes = this.section?.cut ? [this.section.folded] : null;
    this.foldSection();
  }

  /** Length of the contour of the section, mm; 0 without one. */
  get contourLength(): number {
    return this.outline?.length ?? 0;
  }

  /** A point of the scene lies on the side that the section took away. */
  isCutAway(point: Vector3): boolean {
    return this.section?.cut === true && this.section.folded.distanceToPoint(point) < 0;
  }

  dispose(): void {
    this.outline?.dispose();
    this.outline = null;
    this.fold.removeFromParent();
    this.mesh.geometry.boundsTree = undefined;
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  private foldSection(): void {
    if (this.section) this.section.folded.copy(this.section.plane).applyMatrix4(this.fold.matrix);
  }
}
