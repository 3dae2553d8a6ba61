import { Box3, Group, Matrix4, type Object3D, type Scene, Vector3 } from 'three';
import type { PlanDocument, PlanToShow, Pose } from '@archway/contracts';
import { type Jaw, jawOf, jaws } from '@archway/dental';
import { foldMatrix } from '../../scene/fold.ts';
import type { DrawnMeshes } from '../loading/plan-meshes.ts';
import type { PreparedBody } from '../loading/plan-jobs.ts';
import type { ChangedTeeth } from '../stages/changed-teeth.ts';
import { bodied } from '../stages/plan-stages.ts';
import { isWorn } from '../tables/extras-at.ts';
import { BodyGeometries } from './body-geometries.ts';
import { ElasticObjects } from './elastic-objects.ts';
import { GumObject } from './gum-object.ts';
import { PlanMaterials } from './materials.ts';
import { poseInto } from './pose-matrix.ts';
import { type ToothLook, ToothObject } from './tooth-object.ts';

/** How the plan is drawn. */
export interface PlanLook {
  readonly jaws: Readonly<Record<Jaw, boolean>>;
  readonly gum: boolean;
  readonly attachments: boolean;
  readonly selected: number | null;
  /** Marked beside it. */
  readonly also?: ReadonlySet<number>;
  /** Teeth that pass into others. */
  readonly colliding?: ReadonlySet<number>;
  /** Teeth that differ from the compared plan. */
  readonly changed: ChangedTeeth;
}

/** Where the teeth stand. */
export interface PlanMoment {
  readonly stage: number;
  readonly poseOf: (fdi: number) => Pose;
  readonly referenceOf: ((fdi: number) => Pose) | null;
  /** Where the lower jaw stands. */
  readonly lower: Pose;
}

/** A jaw: `fold` opens it like a book, `bite` brings it over the other one. */
class JawGroup {
  readonly fold = new Group();
  readonly bite = new Group();
  readonly bounds = new Box3();

  constructor(readonly jaw: Jaw) {
    this.fold.matrixAutoUpdate = false;
    this.bite.matrixAutoUpdate = false;
    this.fold.add(this.bite);
  }
}

/** The teeth, gum and attachments of a plan in a scene. */
export class PlanObjects {
  private readonly groups = { upper: new JawGroup('upper'), lower: new JawGroup('lower') };
  private readonly geometries = new BodyGeometries();
  private readonly materials = new PlanMaterials();
  private readonly elastics: ElasticObjects;
  private readonly gums: Record<Jaw, GumObject | null> = { upper: null, lower: null };
  private objects: ToothObject[] = [];
  private made = '';
  private document: PlanDocument | null = null;
  private look: PlanLook | null = null;
  private colors: ReadonlyMap<number, Uint16Array> | null = null;

  constructor(scene: Scene) {
    for (const jaw of jaws) scene.add(this.groups[jaw].fold);
    this.elastics = new ElasticObjects(scene, this.materials.elastic);
  }

  get teeth(): readonly ToothObject[] {
    return this.objects.filter(({ fdi }) => this.groups[jawOf(fdi)].fold.visible);
  }

  get triangles(): number {
    const faces = (count: number | undefined): number => (count ?? 0) / 3;
    return (
      this.teeth.reduce((sum, { mesh }) => sum + faces(mesh.geometry.index?.count), 0) +
      jaws.reduce((sum, jaw) => {
        const mesh = this.gums[jaw]?.mesh;
        return sum + (mesh?.visible && this.groups[jaw].fold.visible ? faces(mesh.geometry.index?.count) : 0);
      }, 0)
    );
  }

  /** What other stages show and this one does not; nothing before all teeth are here, for each of them makes it anew. */
  get unseen(): readonly Object3D[] {
    if (!this.document || this.objects.length < bodied(this.document).length) return [];
    return [...this.objects.flatMap(({ unworn }) => unworn), ...this.elastics.hidden];
  }

  /** Builds what has arrived; what stands there already stays. @returns whether it takes another room than before */
  set({ document }: PlanToShow, other: PlanToShow | null, meshes: DrawnMeshes): boolean {
    const ready = new Map<string, PreparedBody>();
    for (const [sha256, load] of meshes.bodies) if (load.phase === 'ready') ready.set(sha256, load.mesh);
    // What is given back below must not be in use any more.
    const key = [...ready.keys(), other?.document ? 'compared' : ''].join(' ');
    const isNew = key !== this.made || document !== this.document;
    if (isNew) {
      for (const each of this.objects) each.dispose();
      this.geometries.set(ready);
      this.objects = this.toothObjects(document);
      this.paint(this.colors);
      poseInto(this.groups.upper.bite.matrix, document.bite.upper);
      this.elastics.set(document);
      this.made = key;
      this.document = document;
    }
    const theirs = new Map(other ? bodied(other.document).map(({ fdi, body }) => [fdi as number, body?.sha256]) : []);
    for (const each of this.objects) {
      const geometry = this.geometries.get(theirs.get(each.fdi) ?? '');
      each.setGhost(geometry ?? each.mesh.geometry);
    }
    for (const jaw of jaws) this.setGum(jaw, meshes);
    return this.measure(document);
  }

  show(look: PlanLook): void {
    this.look = look;
    for (const jaw of jaws) {
      this.groups[jaw].fold.visible = look.jaws[jaw];
      const gum = this.gums[jaw];
      if (gum) gum.mesh.visible = look.gum;
    }
    for (const each of this.objects) each.show(lookOf(look, each.fdi));
  }

  /** Colors vertices of teeth; null gives all of them their own color again. */
  paint(colors: ReadonlyMap<number, Uint16Array> | null): void {
    this.colors = colors;
    for (const each of this.objects) each.paint(colors?.get(each.fdi) ?? null);
  }

  pose({ stage, poseOf, referenceOf, lower }: PlanMoment): void {
    const kind = this.document?.kind ?? 'target';
    const whole = Math.round(stage);
    for (const each of this.objects) {
      each.pose(poseOf(each.fdi), referenceOf?.(each.fdi) ?? null);
      each.wear((attachment) => this.look?.attachments !== false && isWorn(attachment, kind, whole));
    }
    for (const jaw of jaws) this.gums[jaw]?.pose(poseOf);
    poseInto(this.groups.lower.bite.matrix, lower);
    this.elastics.wear(kind, whole, poseOf);
    this.stretch();
  }

  open(openness: number): void {
    for (const jaw of jaws) {
      const { fold, bounds } = this.groups[jaw];
      if (!bounds.isEmpty()) fold.matrix.copy(foldMatrix(jaw, openness, bounds));
    }
    this.stretch();
  }

  /** Extent of jaws in the scene; null when nothing is here. */
  boxOf(wanted: readonly Jaw[], openness: number): Box3 | null {
    const box = new Box3();
    for (const jaw of wanted) {
      const { bounds } = this.groups[jaw];
      if (!bounds.isEmpty()) box.union(bounds.clone().applyMatrix4(foldMatrix(jaw, openness, bounds)));
    }
    return box.isEmpty() ? null : box;
  }

  /** From the frame of a jaw into the scene. */
  worldOf(jaw: Jaw): Matrix4 {
    const { fold, bite } = this.groups[jaw];
    return new Matrix4().multiplyMatrices(fold.matrix, bite.matrix);
  }

  dispose(): void {
    for (const each of this.objects) each.dispose();
    for (const jaw of jaws) {
      this.gums[jaw]?.dispose();
      this.groups[jaw].fold.removeFromParent();
    }
    this.elastics.dispose();
    this.geometries.dispose();
    this.materials.dispose();
  }

  /** Between jaws that are both seen; where attachments are hidden, so is what is hung on them. */
  private stretch(): void {
    const seen = (jaw: Jaw): boolean => this.groups[jaw].fold.visible && this.look?.attachments !== false;
    this.elastics.stretch((jaw) => this.worldOf(jaw), seen);
  }

  private toothObjects(document: PlanDocument): ToothObject[] {
    return bodied(document).flatMap((tooth) => {
      const geometry = this.geometries.get(tooth.body?.sha256 ?? '');
      if (!geometry) return [];
      const attachments = document.attachments.filter(({ fdi }) => fdi === tooth.fdi);
      const object = new ToothObject(tooth, geometry, attachments, this.materials);
      this.groups[jawOf(tooth.fdi)].bite.add(object.group, object.ghost);
      return [object];
    });
  }

  private setGum(jaw: Jaw, { gum }: DrawnMeshes): void {
    const load = gum[jaw];
    const mesh = load?.phase === 'ready' ? load.mesh : null;
    if ((this.gums[jaw]?.gum ?? null) === mesh) return;
    this.gums[jaw]?.dispose();
    const object = mesh && new GumObject(mesh, this.materials.gum);
    this.gums[jaw] = object;
    if (object) this.groups[jaw].bite.add(object.mesh);
  }

  /** From the axes of the teeth, before a mesh is here: what arrives later moves no camera. */
  private measure(document: PlanDocument): boolean {
    const grew = jaws.map((jaw) => {
      const { bounds, bite } = this.groups[jaw];
      const before = bounds.clone();
      bounds.makeEmpty();
      for (const { fdi, frame } of bodied(document))
        if (frame && jawOf(fdi) === jaw) bounds.union(around(frame.origin));
      const gum = this.gums[jaw]?.mesh.geometry.boundingBox;
      if (gum) bounds.union(gum);
      if (!bounds.isEmpty()) bounds.applyMatrix4(bite.matrix);
      return before.min.distanceTo(bounds.min) > 0.5 || before.max.distanceTo(bounds.max) > 0.5;
    });
    return grew.some(Boolean);
  }
}

function lookOf({ selected, also, colliding, changed }: PlanLook, fdi: number): ToothLook {
  if (fdi === selected || also?.has(fdi)) return 'selected';
  return colliding?.has(fdi) ? 'colliding' : (changed.get(fdi) ?? 'tooth');
}

/** Half a crown, mm. */
const CROWN = 6;

const around = ([x, y, z]: readonly [number, number, number]): Box3 =>
  new Box3(new Vector3(x - CROWN, y - CROWN, z - CROWN), new Vector3(x + CROWN, y + CROWN, z + CROWN));
