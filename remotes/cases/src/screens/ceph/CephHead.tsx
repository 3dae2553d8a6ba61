import type { CaseDetail } from '@archway/contracts';
import { type Subject, landmarkOf, landmarks } from '@archway/ceph';
import { Button, Check, Download, PageTitle, Printer, StatusTag } from '@archway/ui';
import { DayPicker } from '@archway/ui/data';
import { formatDay, notify, today, useText } from '@archway/platform';
import { Presence } from '../../presence/Presence.tsx';
import { SaveIndicator } from '../../saving/SaveIndicator.tsx';
import { whoText } from './words/who-text.ts';
import { exportMeasures } from './output/export-measures.ts';
import { confirmedCount, openProposals } from './tracing/tracing-state.ts';
import type { TracingEditor } from './tracing/use-tracing.ts';
import styles from './ceph.module.css';

interface Props {
  detail: CaseDetail;
  editor: TracingEditor;
  editable: boolean;
  subject: Subject;
  onPrint: () => void;
  onReload: () => void;
}

/** Whose film it is, how far its tracing has come, and what can be done with it. */
export function CephHead({ detail, editor, editable, subject, onPrint, onReload }: Props) {
  const t = useText('cases');
  const { now } = editor.history;
  const count = t('ceph.confirmed', { num: confirmedCount(now), total: landmarks.length });
  const finish = (): void => {
    const open = openProposals(now).map((key) => landmarkOf(key).abbreviation);
    if (open.length > 0) notify.warning(t('ceph.finishOpen', { name: open.join(', ') }));
    else editor.change({ ...now, finished: true });
  };
  return (
    <header className={styles.head}>
      <PageTitle
        meta={
          <>
            <StatusTag tone={now.finished ? 'success' : 'neutral'}>
              {t(now.finished ? 'ceph.finished' : 'ceph.draft')}
            </StatusTag>
            <Presence caseKey={detail} doing={editable && editor.history.past.length > 0 ? 'editing' : 'reading'} />
          </>
        }
        actions={
          <>
            {editable ? <SaveIndicator state={editor.saveState} /> : null}
            {editable && editor.saveState.kind === 'conflict' ? (
              <Button onClick={onReload}>{t('ceph.reload')}</Button>
            ) : null}
            <Button icon={<Printer />} onClick={onPrint}>
              {t('ceph.print')}
            </Button>
            <Button icon={<Download />} onClick={() => exportMeasures(detail, now, subject)}>
              {t('ceph.export')}
            </Button>
            {editable && !now.finished ? (
              <Button type="primary" icon={<Check />} disabled={confirmedCount(now) === 0} onClick={finish}>
                {t('ceph.finish')}
              </Button>
            ) : null}
          </>
        }
      >
        {t('ceph.title')}
      </PageTitle>
      <div className={styles.facts}>
        {t('ceph.filmOf')}
        {editable ? (
          <DayPicker
            size="small"
            aria-label={t('ceph.filmDate')}
            value={now.filmDate}
            min={detail.birthday}
            max={today()}
            onChange={(filmDate) => {
              if (filmDate) editor.change({ ...now, filmDate, finished: false });
            }}
          />
        ) : (
          <span>{formatDay(now.filmDate)}</span>
        )}
        <span>{`· ${whoText(subject, t)} · ${count}`}</span>
      </div>
    </header>
  );
}
