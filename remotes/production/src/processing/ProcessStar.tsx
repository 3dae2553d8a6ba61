import { useState } from 'react';
import { type ProcessRow, endpoints } from '@archway/contracts';
import { call, useText } from '@archway/platform';
import { Button, Star, Tooltip } from '@archway/ui';
import { refreshProcess } from './refresh-process.ts';
import styles from './processing.module.css';

/** The star of a marked order. It shows the new state at once and falls back when the server refuses. */
export function ProcessStar({ order }: { order: Pick<ProcessRow, 'processId' | 'name' | 'focus'> }) {
  const t = useText('production');
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? order.focus;
  const toggle = async (): Promise<void> => {
    setWanted(!shown);
    // What it is refused with is told by the call.
    await call(endpoints.process.focus, { body: { processIds: [order.processId], focus: !shown } }).then(
      refreshProcess,
      () => {},
    );
    setWanted(undefined);
  };
  return (
    <Tooltip title={t(shown ? 'process.marked' : 'process.mark')}>
      <Button
        type="text"
        size="small"
        className={shown ? `${styles.star} ${styles.on}` : (styles.star ?? '')}
        icon={<Star />}
        aria-pressed={shown}
        aria-label={t(shown ? 'process.unmarkOf' : 'process.markOf', { name: order.name })}
        onClick={(event) => {
          event.stopPropagation();
          void toggle();
        }}
      />
    </Tooltip>
  );
}
