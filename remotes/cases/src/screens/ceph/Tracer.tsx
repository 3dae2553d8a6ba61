import { useState } from 'react';
import { type CaseDetail, type CephFilm, hasDuty } from '@archway/contracts';
import { type LandmarkKey, mmPerPixel } from '@archway/ceph';
import { usePermission, usePhone, useText } from '@archway/platform';
import { CaseCrumbs } from '../../case/CaseCrumbs.tsx';
import { AnalysisPanel } from './analysis/AnalysisPanel.tsx';
import { SinceThen } from './analysis/SinceThen.tsx';
import { subjectOf } from './analysis/subject.ts';
import { CephHead } from './CephHead.tsx';
import { PrintedSheet } from './output/PrintedSheet.tsx';
import { ProposeButton } from './propose/ProposeButton.tsx';
import { useComparison } from './stage/use-comparison.ts';
import { TracedFilm } from './stage/TracedFilm.tsx';
import { LandmarkList } from './tracing/LandmarkList.tsx';
import { nextOpen } from './tracing/tracing-state.ts';
import { useTracing } from './tracing/use-tracing.ts';
import styles from './ceph.module.css';

interface Props {
  detail: CaseDetail;
  film: CephFilm;
  others: readonly CephFilm[];
  src: string;
  onReload: () => void;
}

/** A film with its landmarks at the left and its analyses at the right; on phones it is only looked at. */
export function Tracer({ detail, film, others, src, onReload }: Props) {
  const t = useText('cases');
  const phone = usePhone();
  const editable = usePermission('case:edit') && hasDuty(detail.roles, 'intake', 'operate') && !phone;
  const editor = useTracing(film);
  const { now } = editor.history;
  const [selected, setSelected] = useState<LandmarkKey | null>(() => (editable ? (nextOpen(now) ?? null) : null));
  const [printing, setPrinting] = useState(false);
  const scale = mmPerPixel(now.calibration);
  const comparison = useComparison(others, { marks: now.marks, mmPerPixel: scale });
  const subject = subjectOf(detail, now.filmDate);
  const { earlier, structure, shown, laid } = comparison;
  return (
    <div className={styles.screen}>
      <CaseCrumbs detail={detail} page={t('ceph.title')} />
      <CephHead
        detail={detail}
        editor={editor}
        editable={editable}
        subject={subject}
        onPrint={() => setPrinting(true)}
        onReload={onReload}
      />
      <div className={styles.columns}>
        {phone ? null : (
          <LandmarkList editor={editor} editable={editable} selected={selected} onSelect={setSelected}>
            <ProposeButton objectName={film.objectName} editor={editor} onProposed={setSelected} />
          </LandmarkList>
        )}
        <TracedFilm {...{ film, src, editor, editable, selected, comparison }} onSelect={setSelected} />
        <AnalysisPanel marks={now.marks} mmPerPixel={scale} subject={subject}>
          {earlier && shown && laid ? (
            <SinceThen earlier={earlier} later={{ marks: now.marks, mmPerPixel: scale }} structure={structure} />
          ) : null}
        </AnalysisPanel>
      </div>
      {printing ? (
        <PrintedSheet
          {...{ detail, film, src, tracing: now, subject }}
          earlier={earlier && shown && laid ? { marks: earlier.marks, laid } : null}
          onDone={() => setPrinting(false)}
        />
      ) : null}
    </div>
  );
}
