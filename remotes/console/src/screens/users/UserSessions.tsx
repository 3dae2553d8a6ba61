import type { LoginSession } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import operated from '../../operated/operated.module.css';
import { deviceText } from '../audit/audit-words.ts';

interface Props {
  sessions: readonly LoginSession[];
  onEnd: (session: LoginSession) => void;
  onEndAll: () => void;
}

/** Where an account is logged in. */
export function UserSessions({ sessions, onEnd, onEndAll }: Props) {
  const t = useText('console');
  return (
    <section>
      <h3 className={operated.heading}>
        {t('users.sessions')}
        {sessions.length > 0 ? (
          <Button size="small" danger onClick={onEndAll}>
            {t('users.endAll')}
          </Button>
        ) : null}
      </h3>
      {sessions.length === 0 ? <p className={operated.none}>{t('users.noSession')}</p> : null}
      <ul className={operated.lines}>
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <span>
              {deviceText(session)}
              <small>
                {[session.address, t('users.usedAt', { time: formatDateTime(session.lastUsed) })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Button
              type="text"
              size="small"
              aria-label={t('users.endOneOf', { device: deviceText(session) })}
              onClick={() => onEnd(session)}
            >
              {t('users.endOne')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
