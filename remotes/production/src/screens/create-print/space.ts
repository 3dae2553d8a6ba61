import { type BatchCandidate, type ProductionDevice, layOut, modelsOf } from '@archway/contracts';

/** Space of a model and between two, in mm. */
export interface Space {
  readonly modelWidth: number;
  readonly modelDepth: number;
  readonly gap: number;
}

/** Models of these sub-orders, and the plates that they take; null plates where a model is larger than the plate. */
export function platesFor(
  of: readonly BatchCandidate[],
  { plateWidth, plateDepth }: ProductionDevice,
  { modelWidth, modelDepth, gap }: Space,
): { models: number; plates: number | null } {
  const models = of.reduce((sum, one) => sum + modelsOf(one).length, 0);
  const footprints = Array.from({ length: models }, (_, at) => ({
    ...{ key: String(at), width: modelWidth, depth: modelDepth },
  }));
  const { plates, left } = layOut(footprints, { width: plateWidth ?? 0, depth: plateDepth ?? 0 }, gap);
  return { models, plates: left.length > 0 ? null : plates.length };
}
