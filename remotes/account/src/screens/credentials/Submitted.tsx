import type { OwnCredentials } from '@archway/contracts';
import { appHistory, formatDateTime, useText } from '@archway/platform';
import { BadgeCheck, Button, Card, CircleCheck, EmptyState } from '@archway/ui';
import { PartState } from './PartState.tsx';
import { partName } from './part-name.ts';
import styles from './credentials.module.css';

/** Everything is submitted, or certified already; the product is open meanwhile. */
export function Submitted({ data }: { data: OwnCredentials }) {
  const t = useText('account');
  const certified = data.parts.every(({ state }) => state === 'authed');
  return (
    <Card>
      <EmptyState
        icon={certified ? <BadgeCheck /> : <CircleCheck />}
        title={t(certified ? 'credentials.certified' : 'credentials.successful')}
        body={t(certified ? 'credentials.certifiedBody' : 'credentials.promise')}
        action={
          <Button type="primary" onClick={() => appHistory.push('/')}>
            {t('credentials.enter')}
          </Button>
        }
      />
      <ul className={styles.states} aria-label={t('credentials.states')}>
        {data.parts.map((part) => (
          <li key={part.part}>
            <span>{partName(part.part)}</span>
            <PartState state={part.state} />
            {part.submittedAt ? <small>{formatDateTime(part.decidedAt ?? part.submittedAt)}</small> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
