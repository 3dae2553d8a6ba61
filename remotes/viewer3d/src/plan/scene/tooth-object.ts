import { BufferAttribute, type BufferGeometry, EdgesGeometry, Group, LineSegments, Mesh } from 'three';
import { acceleratedRaycast } from 'three-mesh-bvh';
import { type DocumentTooth, type PlanDocument, type Pose, isCutout } from '@archway/contracts';
import type { ChangeSize } from '../stages/changed-teeth.ts';
import { standsApart } from './pose-distance.ts';
import { attachmentGeometry } from './attachment-geometry.ts';
import type { PlanMaterials } from './materials.ts';
import { poseInto } from './pose-matrix.ts';

type Attachment = PlanDocument['attachments'][number];

/** Which material a tooth has. */
export type ToothLook = 'tooth' | 'selected' | 'colliding' | ChangeSize;

/** Faces that meet at more than this have a line between them, as they are lit alike. */
const EDGE_DEGREES = 40;

/** A tooth of the plan with what is bonded to it, and its shadow in the reference. */
export class ToothObject {
  /** The tooth and its attachments: a stage changes its matrix alone. */
  readonly group = new Group();
  readonly mesh: Mesh;
  readonly ghost: Mesh;
  private readonly bonded: { readonly attachment: Attachment; readonly mesh: Mesh; readonly edges: LineSegments }[] =
    [];
  private look: ToothLook = 'tooth';
  private painted = false;

  constructor(
    readonly tooth: DocumentTooth,
    geometry: BufferGeometry,
    attachments: readonly Attachment[],
    private readonly materials: PlanMaterials,
  ) {
    this.mesh = new Mesh(geometry, materials.tooth);
    this.mesh.raycast = acceleratedRaycast;
    this.ghost = new Mesh(geometry, materials.ghost);
    this.ghost.renderOrder = 1;
    this.ghost.visible = false;
    for (const each of [this.group, this.mesh, this.ghost]) each.matrixAutoUpdate = false;
    for (const each of [this.mesh, this.ghost]) each.frustumCulled = false;
    this.group.add(this.mesh);
    for (const attachment of tooth.frame ? attachments : []) this.bond(attachment, tooth.frame!);
  }

  get fdi(): number {
    return this.tooth.fdi;
  }

  pose(pose: Pose, reference: Pose | null): void {
    poseInto(this.group.matrix, pose);
    // A shadow in the same place would only cloud the tooth.
    this.ghost.visible =
      reference !== null &&
      (this.ghost.geometry !== this.mesh.geometry || standsApart(pose, reference, this.tooth.frame?.origin));
    if (reference) poseInto(this.ghost.matrix, reference);
  }

  /** The body of the reference, which may be another one in another plan. */
  setGhost(geometry: BufferGeometry): void {
    this.ghost.geometry = geometry;
  }

  show(look: ToothLook): void {
    this.look = look;
    this.mesh.material = this.painted ? this.materials.painted : this.materials[look];
  }

  /** Colors each vertex. @param colors r, g and b, linear, to 65535; null for its own color */
  paint(colors: Uint16Array | null): void {
    const { geometry } = this.mesh;
    this.painted = colors?.length === geometry.getAttribute('position').array.length;
    if (colors && this.painted) {
      const there = geometry.getAttribute('color') as BufferAttribute | undefined;
      if (there) {
        there.array.set(colors);
        there.needsUpdate = true;
      } else geometry.setAttribute('color', new BufferAttribute(colors.slice(), 3, true));
    }
    this.show(this.look);
  }

  /** What is bonded and seen now. */
  get worn(): readonly { readonly mesh: Mesh; readonly id: string }[] {
    return this.bonded.filter(({ mesh }) => mesh.visible).map(({ mesh, attachment }) => ({ mesh, id: attachment.id }));
  }

  /** What is bonded and not seen now. */
  get unworn(): readonly Mesh[] {
    return this.bonded.flatMap(({ mesh }) => (mesh.visible ? [] : [mesh]));
  }

  /** Draws something bonded otherwise while it is held. */
  redraw(attachment: Attachment): void {
    const there = this.bonded.find((each) => each.attachment.id === attachment.id);
    if (!there || !this.tooth.frame) return;
    const geometry = attachmentGeometry(attachment, this.tooth.frame, this.mesh.geometry);
    there.mesh.geometry.dispose();
    there.edges.geometry.dispose();
    there.mesh.geometry = geometry;
    there.edges.geometry = new EdgesGeometry(geometry, EDGE_DEGREES);
  }

  /** @param isWorn whether an attachment is on the tooth now */
  wear(isWorn: (attachment: Attachment) => boolean): void {
    for (const { attachment, mesh } of this.bonded) mesh.visible = isWorn(attachment);
  }

  dispose(): void {
    this.group.removeFromParent();
    this.ghost.removeFromParent();
    for (const { mesh, edges } of this.bonded) {
      mesh.geometry.dispose();
      edges.geometry.dispose();
    }
  }

  private bond(attachment: Attachment, frame: NonNullable<DocumentTooth['frame']>): void {
    const geometry = attachmentGeometry(attachment, frame, this.mesh.geometry);
    const mesh = new Mesh(geometry, this.materials[isCutout(attachment) ? 'cutout' : 'attachment']);
    mesh.matrixAutoUpdate = false;
    const edges = new LineSegments(new EdgesGeometry(mesh.geometry, EDGE_DEGREES), this.materials.edge);
    edges.matrixAutoUpdate = false;
    mesh.add(edges);
    this.bonded.push({ attachment, mesh, edges });
    this.group.add(mesh);
  }
}
