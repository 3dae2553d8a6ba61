import type { Archive } from '@archway/contracts';
import { Button, CalendarCheck, GitCompareArrows, Pencil, StatusTag, Trash2 } from '@archway/ui';
import { formatDay, useText } from '@archway/platform';
import { PicturesPanel } from '../pictures/PicturesPanel.tsx';
import { ArchiveBy } from '../records/ArchiveBy.tsx';
import type { VisitContents } from './visit-form.ts';
import { findingWords, stepsText } from './visit-words.ts';
import styles from './visits.module.css';

interface Props {
  visit: Archive & { readonly contents: VisitContents };
  mayWrite: boolean;
  /** The newest shows its pictures at once. */
  newest: boolean;
  onCompare: () => void;
  onChange: () => void;
  onRemove: () => void;
}

/** One visit: when, what was worn and found, what comes next, and its pictures. */
export function VisitCard({ visit, mayWrite, newest, onCompare, onChange, onRemove }: Props) {
  const t = useText('cases');
  const { visitDate, findings, remarks, nextVisit } = visit.contents;
  const day = formatDay(visitDate);
  const steps = stepsText(visit.contents, t);
  return (
    <li className={styles.visit} data-archive={visit.archivesId}>
      <div className={styles.head}>
        <h3>{day}</h3>
        {steps ? <span className={styles.worn}>{steps}</span> : null}
        {findingWords(findings).map((words) => (
          <StatusTag key={words} tone="warning">
            {words}
          </StatusTag>
        ))}
        <div className={styles.actions}>
          {visit.pictureCount > 0 ? (
            <Button icon={<GitCompareArrows />} aria-label={t('compare.visit', { day })} onClick={onCompare}>
              {t('compare.action')}
            </Button>
          ) : null}
          {mayWrite ? (
            <>
              <Button icon={<Pencil />} aria-label={t('followUp.changeAt', { day })} onClick={onChange} />
              <Button icon={<Trash2 />} aria-label={t('followUp.removeAt', { day })} onClick={onRemove} />
            </>
          ) : null}
        </div>
      </div>
      {remarks ? <p className={styles.remarks}>{remarks}</p> : null}
      {nextVisit ? (
        <p className={styles.next}>
          <CalendarCheck aria-hidden="true" />
          {t('followUp.next', { day: formatDay(nextVisit) })}
        </p>
      ) : null}
      <ArchiveBy archive={visit} />
      <PicturesPanel archive={visit} name={day} mayWrite={mayWrite} startOpen={newest} />
    </li>
  );
}
