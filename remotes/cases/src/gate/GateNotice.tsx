import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Building2, Button, EmptyState } from '@archway/ui';
import { notify, useText } from '@archway/platform';
import type { GateFinding } from './practice-gate.ts';
import { PRACTICE_BINDING, REDIRECT_MS, gateText } from './use-practice-gate.ts';

/** In place of the wizard: why no case can be opened now. Without a practice the account opens by itself. */
export function GateNotice({ finding }: { finding: Exclude<GateFinding, null> }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const text = gateText(finding, t);
  const leads = finding.reason === 'noPractice';
  useEffect(() => {
    notify.warning(text);
    if (!leads) return;
    const timer = setTimeout(() => void navigate(PRACTICE_BINDING, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [text, leads, navigate]);
  return (
    <EmptyState
      heading
      icon={<Building2 />}
      title={t('gate.title')}
      body={text}
      action={
        leads ? (
          <Button type="primary" onClick={() => void navigate(PRACTICE_BINDING, { replace: true })}>
            {t('gate.bind')}
          </Button>
        ) : (
          <Button onClick={() => void navigate(-1)}>{t('gate.back')}</Button>
        )
      }
    />
  );
}
