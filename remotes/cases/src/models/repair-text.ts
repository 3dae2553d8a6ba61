import { type ModelPreparation, type RepairKind, repairKinds } from '@archway/contracts';
import { type TextFunction, formatNumber } from '@archway/platform';

/** What a kind of repair is said with, and whether a reader counts its places or its faces. */
const words: Readonly<Record<RepairKind, { readonly key: string; readonly counts: 'places' | 'count' }>> = {
  hole: { key: 'repair.hole', counts: 'places' },
  tinyComponent: { key: 'repair.tinyComponent', counts: 'places' },
  flippedTriangles: { key: 'repair.flippedTriangles', counts: 'count' },
  insideOut: { key: 'repair.insideOut', counts: 'places' },
  nonManifoldFlap: { key: 'repair.nonManifoldFlap', counts: 'places' },
  spur: { key: 'repair.spur', counts: 'places' },
  duplicateTriangles: { key: 'cleaning.duplicateTriangles', counts: 'count' },
  degenerateTriangles: { key: 'cleaning.degenerateTriangles', counts: 'count' },
  touchingSurfaces: { key: 'cleaning.splitVertices', counts: 'count' },
};

/** "2 holes closed", "1 loose piece removed": a line for each kind, the most important first; none where all was well. */
export function repairLines({ repairs }: Pick<ModelPreparation, 'repairs'>, t: TextFunction): string[] {
  return repairKinds.flatMap((kind) => {
    const repair = repairs.find((each) => each.kind === kind);
    if (!repair) return [];
    const count = repair[words[kind].counts];
    return count > 0 ? t(words[kind].key, { count, num: formatNumber(count) }) : [];
  });
}
