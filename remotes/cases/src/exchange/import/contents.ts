import { type ArchiveInside, dataTypes, isOneOf } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Parts that are told as such; what others keep is told by its files. */
const told = ['prescriptions', 'plans', 'messages', 'library', 'progress', 'tracings', 'audit'] as const;

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
  const parts = inside.parts.flatMap((part) => (isOneOf(told, part) ? t(`exchange.inside.${part}`) : []));
  return [...counted, ...parts].join(t('exchange.comma'));
}
