import { type RechargeRequest, rechargeStates, rowOf, toneOf } from '@archway/contracts';
import { bilingual } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** Where a request stands. */
export function RequestState({ state }: Pick<RechargeRequest, 'state'>) {
  const known = rowOf(rechargeStates, state);
  return <StatusTag tone={toneOf(rechargeStates, state)}>{known ? bilingual(known) : state}</StatusTag>;
}
