import type { Box3 } from 'three';
import type { Vec3 } from '@archway/geometry';
import type { Placement } from '../frame/placement.ts';
import type { Section } from '../section/section.ts';
import { BaseScene, type RendererFactory, type SceneEvents } from './base-scene.ts';
import type { ObjectLook, SceneModel } from './scene-object.ts';
import { SceneObjects } from './scene-objects.ts';
import { ScenePicking } from './scene-picking.ts';
import { reachAlong, SectionCut } from './section-cut.ts';
import type { StandardView } from './standard-views.ts';

/** The scene of a case: its scans, and what a section cuts of them. */
export class ViewerScene extends BaseScene {
  readonly picking: ScenePicking;
  private readonly section = new SectionCut(this.scene);
  private readonly objects = new SceneObjects(this.scene);

  /** @throws Error when the browser has no WebGL 2 */
  constructor(container: HTMLElement, events: SceneEvents, rendererFor?: RendererFactory) {
    super(container, events, rendererFor);
    this.picking = new ScenePicking(this.canvas, this.rig, this.objects);
    this.renderer.localClippingEnabled = true;
  }

  get triangles(): number {
    return this.objects.triangles;
  }

  /** Shows these models and no others; a model that is here already keeps its buffers. */
  setModels(models: readonly SceneModel[], placementOf: (model: SceneModel) => Placement | null): void {
    this.objects.set(models, placementOf, this.openness);
    this.section.apply(this.objects.all, this.openness);
    this.requestFrame();
  }

  /** An object without a look is not shown. */
  setLooks(looks: ReadonlyMap<string, ObjectLook>): void {
    this.objects.setLooks(looks);
    this.requestFrame();
  }

  setSection(section: Section): void {
    this.section.set(section, this.objects.all, this.openness);
    this.requestFrame();
  }

  /** Where a plane with this normal meets the models, mm from the patient's origin, and the middle of the models. */
  reachAlong(normal: Vec3): { low: number; high: number; middle: Vec3 } {
    return reachAlong(normal, this.objects.all);
  }

  /** Length of what the section cuts of each visible model, mm. */
  contours(): ReadonlyMap<string, number> {
    return this.objects.contours();
  }

  protected override open(openness: number): void {
    this.objects.open(openness);
    this.section.follow(openness);
  }

  protected override boxFor(view: StandardView, openness: number): Box3 | null {
    return this.objects.boxFor(view, openness);
  }

  protected override disposeContent(): void {
    this.objects.dispose();
    this.section.dispose();
  }
}
