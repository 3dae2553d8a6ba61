import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type CaseDetail, type ListedPlan, endpoints } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { Box, Button, Send } from '@archway/ui';
import { CaseHead } from '../../screens/parts/CaseHead.tsx';
import editorStyles from '../../screens/parts/editor.module.css';
import barStyles from '../../screens/parts/top-bar.module.css';
import type { Pen } from '../saving/use-pen.ts';
import type { Saving } from '../saving/use-saving.ts';
import { PenLine } from './PenLine.tsx';
import { SaveLine } from './SaveLine.tsx';
import styles from './design.module.css';

interface Props {
  detail: CaseDetail;
  plan: ListedPlan;
  /** Number of the plan among those of its case. */
  number: number;
  saving: Saving;
  pen: Pen;
  back: string;
  onReload: () => void;
}

/** Whose plan this is, whether it is saved, who writes it, and the one thing that follows. */
export function DesignTopBar({ detail, plan, number, saving, pen, back, onReload }: Props) {
  const t = useText('viewer3d');
  const { caseId, version, planId } = plan;
  return (
    <header className={barStyles.top}>
      <CaseHead detail={detail} back={back} />
      <p className={styles.plan}>
        <strong>{t('plan.numbered', { num: number, name: plan.name })}</strong>
        <Link to={`/plan-viewer?caseId=${caseId}&version=${version}&planId=${planId}`}>
          <Box aria-hidden /> {t('design.look')}
        </Link>
      </p>
      <div className={editorStyles.state}>
        <SaveLine saving={saving} onReload={onReload} />
        <PenLine pen={pen} />
        <Submit plan={plan} saving={saving} disabled={pen.state !== 'mine'} back={back} />
      </div>
    </header>
  );
}

/** What was designed is saved, and then handed to whoever audits it; who designs alone decides by it. */
function Submit({ plan, saving, disabled, back }: Pick<Props, 'plan' | 'saving' | 'back'> & { disabled: boolean }) {
  const t = useText('viewer3d');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { caseId, version, planId, name, actions, kind } = plan;
  if (!actions.includes('submit')) return null;
  const word = t(kind === 'doctorDraft' ? 'design.submitOwn' : 'design.submit');
  const submit = async (): Promise<void> => {
    const sure = await confirmAction({
      ...{ title: t('design.submitAsk.title', { name }), body: t('design.submitAsk.body'), okText: word },
    });
    if (!sure) return;
    setBusy(true);
    try {
      if (!(await saving.flush())) {
        notify.error(t('design.submitUnsaved'));
        return;
      }
      await call(endpoints.plans.act, { body: { caseId, version, planId, action: 'submit', reason: null } });
      notify.success(t('design.submitted'));
      await Promise.all([invalidate(endpoints.plans.list), invalidate(endpoints.cases.detail)]);
      await navigate(back);
    } catch {
      // The call has said why.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      type="primary"
      className={editorStyles.submit}
      icon={<Send />}
      loading={busy}
      disabled={disabled}
      onClick={() => void submit()}
    >
      {word}
    </Button>
  );
}
