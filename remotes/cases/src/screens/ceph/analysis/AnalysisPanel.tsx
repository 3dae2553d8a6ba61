import { type ReactNode, useState } from 'react';
import { type Subject, type Marks, analyse, analyses, sources } from '@archway/ceph';
import { BookOpen, TabBar } from '@archway/ui';
import { useText } from '@archway/platform';
import { whoText } from '../words/who-text.ts';
import { AnalysisTable } from './AnalysisTable.tsx';
import { ReadingText } from './ReadingText.tsx';
import styles from './analysis.module.css';

interface Props {
  marks: Marks;
  mmPerPixel: number | null;
  subject: Subject;
  /** What has changed since an earlier film. */
  children?: ReactNode;
}

/** The five analyses, what they amount to, and where their norms come from. */
export function AnalysisPanel({ marks, mmPerPixel, subject, children }: Props) {
  const t = useText('cases');
  const [active, setActive] = useState<string>('steiner');
  const analysis = analyses.find(({ key }) => key === active) ?? analyses[0];
  if (!analysis) return null;
  const rows = analyse(analysis, marks, mmPerPixel, subject);
  const works = [...new Set(rows.flatMap(({ norm }) => (norm ? [sources[norm.source]] : [])))];
  return (
    <section className={styles.panel} aria-label={t('ceph.analysis')}>
      <TabBar
        label={t('ceph.analysis')}
        items={analyses.map(({ key, name }) => ({ key, label: name }))}
        active={analysis.key}
        onChange={setActive}
      />
      <AnalysisTable rows={rows} name={analysis.name} />
      <ReadingText marks={marks} />
      {children}
      <footer>
        <BookOpen aria-hidden="true" />
        <div>
          {t('ceph.norms', { who: whoText(subject, t) })}
          <ul>
            {works.map((work) => (
              <li key={work}>{work}</li>
            ))}
          </ul>
        </div>
      </footer>
    </section>
  );
}
