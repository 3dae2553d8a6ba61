import { type TextFunction, formatNumber } from '@archway/platform';

/** What cleaning can have done, in the order of its importance to a reader. */
const kinds = [
  'mergedVertices',
  'degenerateTriangles',
  'duplicateTriangles',
  'nonFiniteVertices',
  'unreferencedVertices',
  'splitVertices',
] as const;

/** "12 vertices merged, 3 repeated triangles removed", or that nothing had to be done. */
export function cleaningText(cleaning: Readonly<Record<string, number>>, t: TextFunction): string {
  const parts = kinds.flatMap((kind) => {
    const count = cleaning[kind] ?? 0;
    return count > 0 ? t(`cleaning.${kind}`, { count, num: formatNumber(count) }) : [];
  });
  return parts.length > 0 ? parts.join(t('cleaning.comma')) : t('cleaning.nothing');
}
