import type { ProcessDetail } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { ParameterValuesList } from '../../orders/ParameterValuesList.tsx';
import { AppliedNote } from '../add-retainer/AppliedNote.tsx';

/** By which settings the models are processed, and which of them count for nothing yet. */
export function ProcessSettings({ order: { parameters } }: { order: Pick<ProcessDetail, 'parameters'> }) {
  const t = useText('production');
  return (
    <Card title={t('process.settings')}>
      <ParameterValuesList parameters={parameters} />
      <AppliedNote values={parameters} />
    </Card>
  );
}
