import type { BatchRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { BatchRefusals as Refusals } from '@archway/ui/data';

interface Props {
  refusals: readonly BatchRow[];
  /** Of how many there was an answer. */
  asked: number;
  nameOf: (id: string) => string;
  onClose: () => void;
}

/** What of a batch was not done, by the numbers of orders and sub-orders, with the reason. */
export function BatchRefusals({ refusals, asked, nameOf, onClose }: Props) {
  const t = useText('production');
  return (
    <Refusals
      title={t('batch.refused', { count: refusals.length })}
      body={t(refusals.length < asked ? 'batch.refusedBody' : 'batch.refusedAll')}
      refusals={refusals}
      nameOf={(id) => <strong>{nameOf(id)}</strong>}
      onClose={onClose}
    />
  );
}
