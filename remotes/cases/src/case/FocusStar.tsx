import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { Button, Star, Tooltip } from '@archway/ui';
import { call, invalidate, useText } from '@archway/platform';
import styles from './focus-star.module.css';

interface Props {
  caseId: string;
  focus: boolean;
  name: string;
}

/** The star of a followed case. It shows the new state at once and falls back when the server refuses. */
export function FocusStar({ caseId, focus, name }: Props) {
  const t = useText('cases');
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? focus;
  const toggle = async (): Promise<void> => {
    setWanted(!shown);
    try {
      await call(endpoints.cases.focus, { body: { caseId, focus: !shown } });
      const { page, tabCounts, detail } = endpoints.cases;
      await Promise.all([page, tabCounts, detail].map((endpoint) => invalidate(endpoint)));
    } catch {
      // Told by the call.
    }
    setWanted(undefined);
  };
  const label = shown ? t('focus.remove', { name }) : t('focus.add', { name });
  return (
    <Tooltip title={shown ? t('focus.marked') : t('focus.mark')}>
      <Button
        type="text"
        size="small"
        className={shown ? `${styles.star} ${styles.on}` : styles.star}
        icon={<Star />}
        aria-pressed={shown}
        aria-label={label}
        onClick={(event) => {
          event.stopPropagation();
          void toggle();
        }}
      />
    </Tooltip>
  );
}
