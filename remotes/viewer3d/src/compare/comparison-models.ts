import { dot, length, subtract } from '@archway/geometry';
import type { Arrangement, JawName } from '../frame/placement.ts';
import { arrange, type JawFrame, type Placement } from '../frame/placement.ts';
import type { SceneModel } from '../scene/scene-object.ts';

/** Scans within this of each other lie in one system of coordinates. */
const SAME_MM = 8;
const SAME_COSINE = 0.94;

const isSame = (a: JawFrame, b: JawFrame): boolean =>
  length(subtract(a.origin, b.origin)) < SAME_MM &&
  dot(a.occlusal, b.occlusal) > SAME_COSINE &&
  dot(a.anterior, b.anterior) > SAME_COSINE;

export interface ComparisonPlacement {
  placementOf(jaw: JawName): Placement | null;
  /** False when the models come from different systems and were laid over each other by the shape of the arch. */
  readonly sameSystem: boolean;
}

const frameOf = (models: readonly SceneModel[], jaw: JawName): JawFrame | null =>
  models.find((each) => each.jaw === jaw && each.model.frame)?.model.frame ?? null;

/**
 * Where the models of another version stand: as the present ones where they share their coordinates, otherwise by their
 * own arch.
 */
export function placeComparison(
  present: readonly SceneModel[],
  arrangement: Arrangement,
  other: readonly SceneModel[],
): ComparisonPlacement {
  const jaws = (['upper', 'lower'] as const).filter((jaw) => other.some((each) => each.jaw === jaw));
  const sameSystem = jaws.every((jaw) => {
    const [a, b] = [frameOf(present, jaw), frameOf(other, jaw)];
    return !a || !b || isSame(a, b);
  });
  if (sameSystem) return { sameSystem, placementOf: (jaw) => arrangement[jaw] };
  const own = arrange(frameOf(other, 'upper'), frameOf(other, 'lower'));
  return { sameSystem, placementOf: (jaw) => own[jaw] };
}
