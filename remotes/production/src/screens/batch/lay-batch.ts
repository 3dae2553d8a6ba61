import { type BatchDetail, type BatchItem, type Layout, type Placed, layOut, modelsOf } from '@archway/contracts';

/** A model on a plate, with the sub-order that it is of. */
export interface LaidModel extends Placed {
  readonly item: BatchItem;
  /** `U5`, or `L12` with the number of its copy. */
  readonly name: string;
}

/** The models of a batch on as many plates as they take. */
export function layBatch(batch: BatchDetail): LaidModel[][] {
  const models = new Map<string, { item: BatchItem; name: string }>();
  for (const item of batch.items)
    for (const { jaw, step, copy } of modelsOf(item)) {
      const name = `${jaw === 'upper' ? 'U' : 'L'}${step}${copy > 1 ? ` ·${copy}` : ''}`;
      models.set(`${item.subOrderId} ${jaw} ${step} ${copy}`, { item, name });
    }
  const footprints = [...models.keys()].map((key) => ({ key, width: batch.modelWidth, depth: batch.modelDepth }));
  const plate = { width: batch.plateWidth, depth: batch.plateDepth };
  const { plates }: Layout = layOut(footprints, plate, batch.gap);
  return plates.map((placed) =>
    placed.flatMap((one) => {
      const model = models.get(one.key);
      return model ? [{ ...one, ...model }] : [];
    }),
  );
}

/** How much of the plates is covered, 0 to 1. */
export function usedOf(plates: readonly (readonly Placed[])[], { plateWidth, plateDepth }: BatchDetail): number {
  if (plates.length === 0) return 0;
  const covered = plates.flat().reduce((sum, { width, depth }) => sum + width * depth, 0);
  return covered / (plates.length * plateWidth * plateDepth);
}
