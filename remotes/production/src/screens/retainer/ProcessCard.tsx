import { useNavigate } from 'react-router-dom';
import type { ProcessRow } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { ProcessStar } from '../../processing/ProcessStar.tsx';
import { problemText, processPath, serviceText, jawsText } from '../../processing/process-words.ts';
import { ProcessRowActions } from './ProcessRowActions.tsx';
import { ProcessStanding } from './ProcessStanding.tsx';
import styles from './retainer.module.css';

/** An order on a phone, with its star and the step that leads on. */
export function ProcessCard({ row }: { row: ProcessRow }) {
  const t = useText('production');
  const navigate = useNavigate();
  const { practiceName, createdBy } = row;
  return (
    <PhoneCard
      title={row.name}
      time={formatListTime(row.createTime)}
      description={[
        row.orderNo,
        ...(row.patient ? [row.patient] : []),
        serviceText(row.serviceType, t),
        jawsText(row.jaws, t),
      ].join(' · ')}
      status={<ProcessStanding order={row} />}
      note={row.problem ? problemText(row.problem) : `${practiceName} · ${createdBy}`}
      action={
        <div className={styles.cardActions}>
          <ProcessStar order={row} />
          <ProcessRowActions row={row} phone />
        </div>
      }
      onOpen={() => void navigate(processPath(row))}
    />
  );
}
