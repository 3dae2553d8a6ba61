import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Answer, type InspectionRound, type Saying, endpoints, questionsOf, casePath } from '@archway/contracts';
import { ListTime, query, useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import styles from './before-design.module.css';

interface Props {
  caseId: string;
  version: number;
}

/**
 * What was settled before there was a plan: the result of the quality inspection and the feedback on feasibility. Nothing
 * where there was neither; a reader who cannot be told now finds both in their own sections.
 */
export function BeforeDesign({ caseId, version }: Props) {
  const key = { caseId, version };
  const t = useText('plans');
  const report = useQuery(query(endpoints.inspection.report, { query: key }));
  const log = useQuery(query(endpoints.cases.progress, { query: { caseId } }));
  const round = report.data?.rounds[0];
  const question = questionsOf(log.data ?? NONE, version)[0];
  if (!round && !question) return null;
  return (
    <dl className={styles.before} aria-label={t('before.title')}>
      {round && (
        <Fact name={t('before.quality')} link={<Link to={casePath(key, 'quality')}>{t('before.report')}</Link>}>
          <StatusTag tone={tones[round.result ?? 'underWay']}>{t(`before.${round.result ?? 'underWay'}`)}</StatusTag>
          {round.words && <q>{round.words}</q>}
          <small>
            {round.by || t('before.system')} · <ListTime at={round.endedAt ?? round.startedAt} />
          </small>
        </Fact>
      )}
      {question && (
        <Fact
          name={t('before.feasibility')}
          link={<Link to={casePath(key, 'feasibility')}>{t('before.questions')}</Link>}
        >
          <q>{question.asked.note}</q>
          {question.answer ? (
            <Said saying={question.answer} />
          ) : (
            <StatusTag tone="warning">{t('before.open')}</StatusTag>
          )}
        </Fact>
      )}
    </dl>
  );
}

const NONE: Answer<typeof endpoints.cases.progress> = [];
const tones = { passed: 'success', failed: 'error', underWay: 'info' } as const satisfies Record<
  NonNullable<InspectionRound['result']> | 'underWay',
  string
>;

function Fact({ name, link, children }: { name: string; link: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children} {link}
      </dd>
    </div>
  );
}

/** What the doctor answered. */
function Said({ saying: { note, by, at } }: { saying: Saying }) {
  return (
    <>
      <strong>{note}</strong>
      <small>
        {by} · <ListTime at={at} />
      </small>
    </>
  );
}
