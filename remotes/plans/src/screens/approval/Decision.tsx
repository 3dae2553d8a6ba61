import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CaseDetail, PLANS_SECTION, type RefusedPart, casePath } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Check } from '@archway/ui';
import { RejectDialog } from '../../plan/RejectDialog.tsx';
import type { PlacedPlan } from '../../difference/earlier-plan.ts';
import { useDecision } from './use-decision.ts';
import styles from './approval.module.css';

interface Props {
  detail: CaseDetail;
  shown: PlacedPlan;
}

/** Pass or refuse, always in sight; what it costs stands above. */
export function Decision({ detail, shown: { plan, number } }: Props) {
  const t = useText('plans');
  const navigate = useNavigate();
  const version = t('version', { num: number });
  const decision = useDecision(plan.name);
  const [refusing, setRefusing] = useState(false);
  const leave = (): void => void navigate(casePath(plan, PLANS_SECTION));
  const approve = async (): Promise<void> => {
    if (await decision.take('approve', detail)) leave();
  };
  const refuse = async (reason: string, refused: RefusedPart): Promise<void> => {
    if (await decision.take('reject', detail, { reason, refused })) leave();
  };
  const mayDecide = decision.may(detail, 'approve') || decision.may(detail, 'reject');
  return (
    <footer className={styles.bar}>
      <p>{t(mayDecide ? 'approval.free' : 'approval.onlyLook')}</p>
      {mayDecide ? (
        <div className={styles.answers}>
          <Button
            size="large"
            danger
            disabled={!decision.may(detail, 'reject')}
            loading={decision.taking === 'reject'}
            onClick={() => setRefusing(true)}
          >
            {t('approval.refuse')}
          </Button>
          <Button
            size="large"
            type="primary"
            icon={<Check aria-hidden />}
            disabled={!decision.may(detail, 'approve')}
            loading={decision.taking === 'approve'}
            onClick={() => void approve()}
          >
            {t('approval.approve', { version })}
          </Button>
        </div>
      ) : null}
      {refusing ? <RejectDialog name={plan.name} clinical onOk={refuse} onCancel={() => setRefusing(false)} /> : null}
    </footer>
  );
}
