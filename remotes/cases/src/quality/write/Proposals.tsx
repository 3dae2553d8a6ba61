import { useState } from 'react';
import type { CaseDoubt } from '@archway/contracts';
import { Button, Card, Plus } from '@archway/ui';
import { formatDateTime, useText } from '@archway/platform';
import { FindingLine } from '../report/FindingLine.tsx';
import styles from '../report/finding.module.css';

interface Props {
  proposals: readonly CaseDoubt[];
  onAdopt: (key: string) => Promise<unknown>;
}

/** What the machine doubts, with what the practice said to it; nothing when it doubts nothing. */
export function Proposals({ proposals, onAdopt }: Props) {
  const t = useText('cases');
  const [busy, setBusy] = useState<string>();
  if (proposals.length === 0) return null;
  const adopt = (key: string): void => {
    setBusy(key);
    // What is refused is told by the call.
    void onAdopt(key)
      .catch(() => null)
      .finally(() => setBusy(undefined));
  };
  return (
    <Card title={t('quality.proposals')} count={proposals.length}>
      <p className={styles.lead}>{t('quality.proposalsLead')}</p>
      <ul className={styles.findings}>
        {proposals.map((doubt) => (
          <FindingLine
            key={doubt.key}
            finding={doubt}
            more={
              doubt.answer ? (
                <small>
                  {t('quality.saidRight', { name: doubt.answer.by, time: formatDateTime(doubt.answer.at) })}
                </small>
              ) : null
            }
            actions={
              <Button
                icon={<Plus />}
                loading={busy === doubt.key}
                disabled={busy !== undefined}
                onClick={() => adopt(doubt.key)}
              >
                {t('quality.adopt')}
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  );
}
