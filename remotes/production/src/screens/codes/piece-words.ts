import type { PieceJaw } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** `Maxillary 05`; the steps of the whole where no appliance is named. */
export const pieceText = (
  { jaw, step }: { readonly jaw: PieceJaw | null; readonly step: number | null },
  t: TextFunction,
): string => (jaw === null || step === null ? t('codes.whole') : `${t(`jaw.${jaw}`)} ${String(step).padStart(2, '0')}`);
