import { type CarvingContent, type CarvingPartKey, carvingParts } from '@archway/contracts';
import { type TextFunction, bilingual } from '@archway/platform';

/** What a part is called in the reader's language. */
export function partName(key: CarvingPartKey): string {
  const part = carvingParts.find((row) => row.key === key);
  return part ? bilingual(part) : key;
}

/** `Case number, jaw, step`. */
export const partsText = ({ parts }: Pick<CarvingContent, 'parts'>, t: TextFunction): string =>
  parts.map(partName).join(t('users.separator'));
