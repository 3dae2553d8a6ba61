import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { CaseDetail } from '@archway/contracts';
import { type Subject, analyse, analyses, confirmedPoints, mmPerPixel, sources } from '@archway/ceph';
import { formatDateTime, formatDay, useText } from '@archway/platform';
import { AnalysisTable } from '../analysis/AnalysisTable.tsx';
import { whoText } from '../words/who-text.ts';
import { ReadingText } from '../analysis/ReadingText.tsx';
import type { Earlier } from '../stage/FilmStage.tsx';
import { FilmMarks } from '../stage/FilmMarks.tsx';
import type { Size } from '../stage/film-view.ts';
import { TracedLines } from '../stage/TracedLines.tsx';
import type { Tracing } from '../tracing/tracing-state.ts';
import stage from '../stage/stage.module.css';
import styles from './printed-sheet.module.css';

interface Props {
  detail: CaseDetail;
  film: Size;
  src: string;
  tracing: Tracing;
  subject: Subject;
  earlier: Earlier | null;
  /** The reader has printed, or not. */
  onDone: () => void;
}

/** The traced film and all analyses on paper: stands beside the page, which is not printed meanwhile. */
export function PrintedSheet({ detail, film, src, tracing, subject, earlier, onDone }: Props) {
  const t = useText('cases');
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  // Once, when the sheet is there.
  useEffect(() => window.print(), []);
  const scale = mmPerPixel(tracing.calibration);
  const tables = analyses.map((analysis) => ({ analysis, rows: analyse(analysis, tracing.marks, scale, subject) }));
  const works = new Set(tables.flatMap(({ rows }) => rows.flatMap(({ norm }) => (norm ? [sources[norm.source]] : []))));
  const laid = earlier?.laid;
  return createPortal(
    <div className={styles.sheet} data-print-sheet="">
      <h1>
        {t('ceph.title')} · {detail.patientName} · {detail.ptNo}
      </h1>
      <p>
        {t('ceph.filmOf')} {formatDay(tracing.filmDate)} · {whoText(subject, t)} ·{' '}
        {t(tracing.finished ? 'ceph.finished' : 'ceph.draft')} ·{' '}
        {t('ceph.printed', { time: formatDateTime(new Date()) })}
      </p>
      <svg className={`${stage.stage} ${styles.film}`} viewBox={`0 0 ${film.width} ${film.height}`}>
        <image href={src} width={film.width} height={film.height} />
        {earlier && laid ? (
          <g transform={`matrix(${[laid.a, laid.b, laid.c, laid.d, laid.e, laid.f].join(' ')})`}>
            <TracedLines points={confirmedPoints(earlier.marks)} earlier />
          </g>
        ) : null}
        <TracedLines points={confirmedPoints(tracing.marks)} />
        <FilmMarks marks={tracing.marks} selected={null} unit={film.height / 900} />
      </svg>
      <ReadingText marks={tracing.marks} />
      {tables.map(({ analysis, rows }) => (
        <section key={analysis.key}>
          <h2>{analysis.name}</h2>
          <AnalysisTable rows={rows} name={analysis.name} />
        </section>
      ))}
      <ul>
        {[...works].map((work) => (
          <li key={work}>{work}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
