import { useCallback } from 'react';
import { type AssistAction, type AssistedPlan as Assisted, endpoints } from '@archway/contracts';
import { call, useText } from '@archway/platform';
import { Button, StatusTag } from '@archway/ui';
import { AssistFacts } from '../../assist/AssistList.tsx';
import { assistTag, assistTone } from '../../assist/assist-tag.ts';
import { useAssistActions } from '../../assist/use-assist-actions.tsx';
import { LinkedAnimation } from '../../links/LinkedAnimation.tsx';
import { PlanFacts } from '../review/PlanFacts.tsx';
import { PlannedTable } from '../review/PlannedTable.tsx';
import shown from '../review/review.module.css';
import styles from './assist.module.css';

interface Props {
  assisted: Assisted;
  /** It was answered or declined. */
  onOver: () => void;
}

/** The order of the buttons: what ends it by an answer is last, and the main one. */
const buttons: readonly AssistAction[] = ['decline', 'release', 'take', 'answer'];

/** One plan as whoever helps with its audit reads it. */
export function AssistedPlan({ assisted, onOver }: Props) {
  const t = useText('plans');
  const does = useAssistActions(onOver);
  const { assistId, plan, question } = assisted;
  const fetchCredentials = useCallback(
    () => call(endpoints.assists.storage, { params: { assistId } }, { quiet: true }),
    [assistId],
  );
  const patient = [
    ...(assisted.gender ? [t(`assists.gender.${assisted.gender}`)] : []),
    ...(assisted.age === null ? [] : [t('assists.age', { count: assisted.age })]),
  ];
  const offered = buttons.filter((action) => assisted.actions.some((each) => each === action));
  return (
    <article>
      <header className={styles.top}>
        <div className={shown.head}>
          <h1>
            {t('assists.heading', { version: t('version', { num: plan.number }), name: plan.name })}{' '}
            <StatusTag tone={assistTone(assisted)}>{t(assistTag(assisted))}</StatusTag>
          </h1>
          <p>{[assisted.ptNo, assisted.practiceName, ...patient].join(' · ')}</p>
          <AssistFacts assist={assisted} />
        </div>
        <div className={styles.actions}>
          {offered.map((action) => (
            <Button
              key={action}
              danger={action === 'decline'}
              {...(action === offered.at(-1) && { type: 'primary' })}
              loading={does.taking === action}
              disabled={does.taking !== null && does.taking !== action}
              onClick={() => does.begin(action, { ...assisted, planName: plan.name })}
            >
              {t(`assist.action.${action}`)}
            </Button>
          ))}
        </div>
      </header>
      {question ? (
        <p className={shown.question}>
          <strong>{t('review.page.question')}</strong> {question}
        </p>
      ) : null}
      <LinkedAnimation plan={plan} className={shown.animation} fetchCredentials={fetchCredentials} />
      <PlanFacts plan={plan} />
      <PlannedTable rows={assisted.planned} />
      {does.dialog}
    </article>
  );
}
