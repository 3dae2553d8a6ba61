import { type ArchiveInside, dataTypes, toldArchiveParts } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

const files = [
  ['photos', dataTypes.image],
  ['models', dataTypes.model],
  ['cbct', dataTypes.cbct],
] as const;

/** What is in an archive, in words: files with their count, then everything else. */
export function contentsOf(inside: Pick<ArchiveInside, 'files' | 'parts'>, t: TextFunction): string {
  const counted = files.flatMap(([kind, dataType]) => {
    const count = inside.files.find((file) => file.dataType === dataType)?.count ?? 0;
    return count > 0 ? t(`exchange.files.${kind}`, { count }) : [];
  });
  const parts = toldArchiveParts
    .filter((part) => inside.parts.includes(part))
    .map((part) => t(`exchange.inside.${part}`));
  return [...counted, ...parts].join(t('exchange.comma'));
}
