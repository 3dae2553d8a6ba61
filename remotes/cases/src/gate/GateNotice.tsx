import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Building2, Button, EmptyState } from '@archway/ui';
import { notify, useLang, useText } from '@archway/platform';
import { gateText } from './gate-text.ts';
import type { GateFinding } from './practice-gate.ts';
import { PRACTICE_BINDING, REDIRECT_MS } from './use-practice-gate.ts';

/** In place of the wizard: why no case can be opened now. Without a practice the account opens by itself. */
export function GateNotice({ finding }: { finding: Exclude<GateFinding, null> }) {
  const t = useText('cases');
  const lang = useLang();
  const navigate = useNavigate();
  const text = gateText(finding, lang);
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
      body={<GateReason text={text} finding={finding} />}
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

/** The reason, and below it which practice is meant and whom to ask. */
function GateReason({ text, finding }: { text: string; finding: Exclude<GateFinding, null> }) {
  const t = useText('cases');
  if (!('practice' in finding)) return text;
  const { name, creatorName } = finding.practice;
  return (
    <>
      {text}
      <br />
      {t('gate.practice', { practice: name, creator: creatorName })}
    </>
  );
}
