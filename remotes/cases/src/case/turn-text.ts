import { type CaseDetail, isTurnOf } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Whose turn it is, said to this reader, and what is awaited where it could be two things; nothing at the end of a case. */
export function turnText(
  { turn, roles, unfinished }: Pick<CaseDetail, 'turn' | 'roles' | 'unfinished'>,
  t: TextFunction,
): string | null {
  if (turn === null) return null;
  const whose = isTurnOf(turn, roles) ? t('turn.yours') : t(`turn.${turn}`);
  return unfinished ? t('turn.toFinish', { whose }) : whose;
}
