import { Box3, type Scene } from 'three';
import { type Placement, unplaced } from '../frame/placement.ts';
import { type ObjectLook, type SceneModel, SceneObject } from './scene-object.ts';
import type { StandardView } from './standard-views.ts';

/** The models that stand in a scene, and what is asked of all of them. */
export class SceneObjects {
  private objects: SceneObject[] = [];

  constructor(private readonly scene: Scene) {}

  get all(): readonly SceneObject[] {
    return this.objects;
  }

  get triangles(): number {
    return this.objects.reduce((sum, object) => sum + (object.visible ? object.triangles : 0), 0);
  }

  /** Shows these models and no others; a model that is here already keeps its buffers. @param openness 0 closed, 1 open */
  set(models: readonly SceneModel[], placementOf: (model: SceneModel) => Placement | null, openness: number): void {
    const before = new Map(this.objects.map((object) => [object.modelId, object]));
    this.objects = models.map((source) => {
      const known = before.get(source.modelId);
      if (known?.source.model === source.model) {
        before.delete(source.modelId);
        return known;
      }
      const object = new SceneObject(source);
      this.scene.add(object.fold);
      return object;
    });
    for (const object of before.values()) object.dispose();
    for (const object of this.objects) {
      object.place(placementOf(object.source) ?? unplaced);
      object.open(openness);
    }
  }

  /** An object without a look is not shown. */
  setLooks(looks: ReadonlyMap<string, ObjectLook>): void {
    for (const object of this.objects) {
      const look = looks.get(object.modelId);
      if (look) object.show(look);
      else object.fold.visible = false;
    }
  }

  open(openness: number): void {
    for (const object of this.objects) object.open(openness);
  }

  find(modelId: string): SceneObject | undefined {
    return this.objects.find((each) => each.modelId === modelId);
  }

  /** What a standard view has to fit; null when nothing of it is here. */
  boxFor(view: StandardView, openness: number): Box3 | null {
    const box = new Box3();
    for (const object of this.objects)
      if (!object.source.ghost && (!view.only || object.jaw === view.only)) box.union(object.boundsAt(openness));
    return box.isEmpty() ? null : box;
  }

  /** Length of what the section cuts of each visible model, mm. */
  contours(): ReadonlyMap<string, number> {
    return new Map(
      this.objects.flatMap((object) => (object.visible ? [[object.modelId, object.contourLength] as const] : [])),
    );
  }

  dispose(): void {
    for (const object of this.objects) object.dispose();
    this.objects = [];
  }
}
