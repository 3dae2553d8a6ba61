import { credentialItem, endpoints } from '@archway/contracts';
import { appHistory, bilingual, invalidate, query, useServerEvent, useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { PartState } from './PartState.tsx';
import { credentialsAddress } from './credentials-address.ts';
import { partName } from './part-name.ts';
import styles from './credentials.module.css';

/** Where the certification of the reader and of their practice stands, with the way to the credentials. */
export function CertificationCard({ practiceId }: { practiceId: string | undefined }) {
  const t = useText('account');
  const own = useQuery(query(endpoints.certification.own, { query: { practiceId } }));
  useServerEvent('notice.changed', () => void invalidate(endpoints.certification.own));
  // What cannot be had is no reason to keep somebody from their practices; the screen of the credentials says more.
  if (!own.data) return null;
  const { parts, registered } = own.data;
  const open = registered && parts.some(({ actions }) => actions.includes('submit'));
  const returned = parts.some(({ state }) => state === 'authFailed');
  return (
    <Card
      title={t('credentials.card.title')}
      extra={
        registered ? (
          <Button type={open ? 'primary' : 'default'} onClick={() => appHistory.push(credentialsAddress(practiceId))}>
            {t(`credentials.card.${returned ? 'change' : open ? 'submit' : 'view'}`)}
          </Button>
        ) : undefined
      }
    >
      <ul className={styles.lines}>
        {parts.map(({ part, state, reason, credentials }) => (
          <li key={part}>
            <span>
              {partName(part)}
              {credentials.map(({ credentialId, item, text }) =>
                text === null ? null : (
                  <small key={credentialId}>
                    {bilingual(credentialItem(item))} {text}
                  </small>
                ),
              )}
              {state === 'authFailed' && reason ? <small>{reason}</small> : null}
            </span>
            <PartState state={state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
