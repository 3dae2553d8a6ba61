import type { CbctNotes } from '@archway/contracts';
import { notesOf } from '@archway/volume/registration';
import type { StackNotes } from '@archway/volume';
import { type TextFunction, formatNumber } from '@archway/platform';

/** What is worth knowing of the order of the slices, one sentence each. */
export function noteWords(notes: Omit<CbctNotes, 'filesRead' | 'setAside'>, t: TextFunction): string[] {
  const { missingSlices, unevenGaps, duplicateSlices, tiltCorrected, orderAssumed } = notes;
  return [
    missingSlices > 0 && t('cbct.note.missing', { count: missingSlices }),
    unevenGaps > 0 && t('cbct.note.gaps', { count: unevenGaps }),
    duplicateSlices > 0 && t('cbct.note.duplicates', { count: duplicateSlices }),
    tiltCorrected !== 0 && t('cbct.note.tilt', { angle: formatNumber(tiltCorrected, { digits: 1, unit: '°' }) }),
    orderAssumed && t('cbct.note.order'),
  ].filter((word) => word !== false);
}

/** The same before anything is packed. */
export const stackWords = (notes: StackNotes, t: TextFunction): string[] =>
  noteWords(notesOf({ filesRead: 0, setAside: [] }, notes), t);
