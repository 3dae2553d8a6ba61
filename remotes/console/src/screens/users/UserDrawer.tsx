import { type LoginSession, type OperatedUser, endpoints, shownName } from '@archway/contracts';
import { formatDay, query, useLang, useText } from '@archway/platform';
import { Button, DescriptionList, Drawer, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactTime } from '../../operated/FactTime.tsx';
import { ReasonDialog, type ReasonQuestion } from '../../operated/ReasonDialog.tsx';
import { StandingTag } from '../../operated/StandingTag.tsx';
import operated from '../../operated/operated.module.css';
import { UserDialog } from './UserDialog.tsx';
import { UserPractices } from './UserPractices.tsx';
import { UserSessions } from './UserSessions.tsx';
import { userQuestions } from './user-questions.ts';
import { rolesText, servicesText } from './user-words.ts';

interface Props {
  /** As the list knows it. */
  user: OperatedUser | null;
  onClose: () => void;
}

/** Everything about one account, and what may be done with it. */
export function UserDrawer({ user, onClose }: Props) {
  return (
    <Drawer open={user !== null} onClose={onClose} title={user ? shownName(user) : ''} size={640}>
      {user ? <UserDetail userId={user.userId} /> : null}
    </Drawer>
  );
}

function UserDetail({ userId }: { userId: string }) {
  const t = useText('console');
  const detail = useQuery(query(endpoints.users.detail, { params: { userId } }));
  if (detail.isError)
    return <ErrorBox title={t('users.detailFailed')} error={detail.error} onRetry={() => void detail.refetch()} />;
  if (detail.isPending) return <LoadingSkeleton variant="card" rows={6} />;
  return <Loaded {...detail.data} />;
}

interface Detail {
  user: OperatedUser;
  sessions: readonly LoginSession[];
  secondFactorSince: string | null;
}

function Loaded({ user, sessions, secondFactorSince }: Detail) {
  const t = useText('console');
  const lang = useLang();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<ReasonQuestion>();
  const questions = userQuestions(user, t);
  const facts = {
    userName: user.userName,
    status: <StandingTag {...user} />,
    phone: user.phone,
    email: user.email,
    roles: rolesText(user, t, lang),
    services: servicesText(user, t),
    expires: user.expiredDay ? formatDay(user.expiredDay) : t('users.noExpiry'),
    contract: user.contractDocument,
    replaces: t(user.canReplaceModel ? 'users.replaceYes' : 'users.replaceNo'),
    registered: <FactTime at={user.registerTime} />,
    secondFactor: secondFactorSince
      ? t('users.factorSince', { day: formatDay(secondFactorSince) })
      : t('users.factorOff'),
  };
  return (
    <>
      <div className={operated.actions}>
        <Button type="primary" onClick={() => setEditing(true)}>
          {t('users.edit')}
        </Button>
        {secondFactorSince ? (
          <Button onClick={() => setAsking(questions.resetFactor)}>{t('users.resetFactor')}</Button>
        ) : null}
        <Button danger={user.enabled} onClick={() => setAsking(questions.enabling)}>
          {t(user.enabled ? 'operated.disable' : 'operated.enable')}
        </Button>
      </div>
      <DescriptionList
        items={Object.entries(facts).map(([key, value]) => ({ key, label: t(`users.fact.${key}`), value }))}
      />
      <UserPractices userId={user.userId} />
      <UserSessions
        sessions={sessions}
        onEnd={(session) => setAsking(questions.endOne(session))}
        onEndAll={() => setAsking(questions.endAll)}
      />
      {editing ? <UserDialog user={user} onClose={() => setEditing(false)} /> : null}
      {asking ? <ReasonDialog {...asking} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}
