import { type CaseDetail, isTurnOf } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Whose turn it is, said to this reader; nothing at the end of a case. */
export function turnText({ turn, roles }: Pick<CaseDetail, 'turn' | 'roles'>, t: TextFunction): string | null {
  if (turn === null) return null;
  return isTurnOf(turn, roles) ? t('turn.yours') : t(`turn.${turn}`);
}
