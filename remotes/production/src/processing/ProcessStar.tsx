import { type ProcessRow, endpoints } from '@archway/contracts';
import { call, useText } from '@archway/platform';
import { StarButton } from '@archway/ui';
import { refreshProcess } from './refresh-process.ts';

/** The star of a marked order. */
export function ProcessStar({ order }: { order: Pick<ProcessRow, 'processId' | 'name' | 'focus'> }) {
  const t = useText('production');
  const { processId, name, focus } = order;
  const mark = async (wanted: boolean): Promise<void> => {
    await call(endpoints.process.focus, { body: { processIds: [processId], focus: wanted } });
    await refreshProcess();
  };
  return (
    <StarButton
      on={focus}
      label={(on) => t(on ? 'process.unmarkOf' : 'process.markOf', { name })}
      hint={(on) => t(on ? 'process.marked' : 'process.mark')}
      onToggle={mark}
    />
  );
}
