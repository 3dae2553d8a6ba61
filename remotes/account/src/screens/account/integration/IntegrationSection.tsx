import { useText } from '@archway/platform';
import { Select } from '@archway/ui/data';
import { Fragment, useState } from 'react';
import type { SectionProps } from '../sections.ts';
import { Integration } from './Integration.tsx';
import styles from './integration.module.css';
import { ApiKeys } from './keys/ApiKeys.tsx';
import { Sendings } from './sendings/Sendings.tsx';
import { Webhooks } from './webhooks/Webhooks.tsx';

/** How programs of others reach a practice, and which service of others it reaches. */
export function IntegrationSection({ user }: SectionProps) {
  const owned = user.practices.filter(({ creator }) => creator);
  const first = owned.find(({ practiceId }) => practiceId === user.currentPracticeId) ?? owned[0];
  const [chosen, setChosen] = useState<string>();
  const practiceId = chosen ?? first?.practiceId;
  const t = useText('account');
  return (
    <>
      {owned.length > 1 ? (
        <Select
          className={styles.practice}
          aria-label={t('keys.practice')}
          value={practiceId}
          onChange={(id: string) => setChosen(id)}
          options={owned.map(({ practiceId: value, name: label }) => ({ value, label }))}
        />
      ) : null}
      {practiceId === undefined ? null : (
        <Fragment key={practiceId}>
          <ApiKeys practiceId={practiceId} />
          <Webhooks practiceId={practiceId} />
        </Fragment>
      )}
      <Integration />
      <Sendings />
    </>
  );
}
