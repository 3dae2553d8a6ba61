import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type FeasibilityQuestion, type Saying, endpoints, questionsOf } from '@archway/contracts';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, StatusTag } from '@archway/ui';
import { formatDateTime, query, useText } from '@archway/platform';
import { useWordedActions } from '../../screens/detail/use-worded-actions.tsx';
import styles from '../report/finding.module.css';

/** What the designer asked the doctor before going on, and what the doctor answered. */
export function FeasibilitySection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const log = useQuery(query(endpoints.cases.progress, { query: { caseId: detail.caseId } }));
  const actions = useWordedActions(detail);
  if (log.error && !log.data) {
    return <ErrorBox title={t('feasibility.failed')} error={log.error} onRetry={() => void log.refetch()} />;
  }
  if (!log.data) return <LoadingSkeleton variant="card" rows={4} />;
  const questions = questionsOf(log.data, detail.version);
  return (
    <Card
      title={t('section.feasibility')}
      count={questions.length}
      extra={
        actions.may('askFeasibility') ? (
          <Button onClick={() => actions.begin('askFeasibility')}>{t('action.askFeasibility')}</Button>
        ) : undefined
      }
    >
      {questions.length === 0 ? (
        <EmptyState title={t('feasibility.none')} body={t('feasibility.noneBody')} />
      ) : (
        <ol className={styles.talk}>
          {questions.map((question) => (
            <Question
              key={question.asked.id}
              question={question}
              onAnswer={actions.may('answerFeasibility') ? () => actions.begin('answerFeasibility') : undefined}
            />
          ))}
        </ol>
      )}
      {actions.dialog}
    </Card>
  );
}

function Question({
  question: { asked, answer },
  onAnswer,
}: {
  question: FeasibilityQuestion;
  onAnswer?: (() => void) | undefined;
}) {
  const t = useText('cases');
  return (
    <li>
      <p className={styles.question}>{asked.note}</p>
      <By saying={asked} />
      {answer ? (
        <div className={styles.answer}>
          <p>{answer.note}</p>
          <By saying={answer} />
        </div>
      ) : onAnswer ? (
        <div className={styles.answer}>
          <Button type="primary" onClick={onAnswer}>
            {t('action.answerFeasibility')}
          </Button>
        </div>
      ) : (
        <div className={styles.answer}>
          <StatusTag tone="warning">{t('feasibility.open')}</StatusTag>
        </div>
      )}
    </li>
  );
}

function By({ saying: { by, at } }: { saying: Saying }) {
  const t = useText('cases');
  return (
    <span className={styles.by}>{t('quality.by', { name: by || t('progress.system'), time: formatDateTime(at) })}</span>
  );
}
