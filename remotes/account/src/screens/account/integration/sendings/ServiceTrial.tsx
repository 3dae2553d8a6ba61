import { type Answer, endpoints } from '@archway/contracts';
import { call, useText } from '@archway/platform';
import { Button, Send, StatusTag } from '@archway/ui';
import { useState } from 'react';
import styles from '../integration.module.css';
import { answerText } from './sending-words.ts';

type Trial = Answer<typeof endpoints.sendings.test>;

/** Tries the service that is saved, and says what it answered. */
export function ServiceTrial() {
  const t = useText('account');
  const [busy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<Trial>();
  const test = async (): Promise<void> => {
    setBusy(true);
    setAnswered(undefined);
    try {
      setAnswered(await call(endpoints.sendings.test));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<Send aria-hidden />} loading={busy} onClick={() => void test()}>
        {t('sendings.test')}
      </Button>
      <div role="status">
        {answered ? (
          <>
            <StatusTag tone={answered.delivered ? 'success' : 'error'}>
              {t(answered.delivered ? 'sendings.testTaken' : 'sendings.testRefused')}
            </StatusTag>
            <pre className={styles.answer}>{answerText(t, answered)}</pre>
          </>
        ) : null}
      </div>
    </>
  );
}
