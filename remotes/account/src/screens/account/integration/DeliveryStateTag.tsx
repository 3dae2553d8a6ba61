import { type DeliveryState, deliveryStates } from '@archway/contracts';
import { bilingual } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** How something fares that is sent to a program of others. */
export function DeliveryStateTag({ state }: { state: DeliveryState }) {
  const known = deliveryStates.find(({ value }) => value === state);
  return <StatusTag tone={known?.tone ?? 'neutral'}>{known ? bilingual(known) : state}</StatusTag>;
}
