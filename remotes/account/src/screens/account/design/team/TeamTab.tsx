import { type DesignTeam, endpoints } from '@archway/contracts';
import { query, useServerEvent, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, Plus, Users } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { manages } from '../../manages.ts';
import type { SectionProps } from '../../sections.ts';
import { WorkCard } from '../work/WorkCard.tsx';
import { TeamCard } from './TeamCard.tsx';
import { TeamNameDialog } from './TeamNameDialog.tsx';
import { refreshTeams } from './refresh-teams.ts';

/** Teams of the practice that the reader works in, and those that they design in. */
export function TeamTab({ user }: SectionProps) {
  const t = useText('account');
  const [making, setMaking] = useState(false);
  const teams = useQuery(query(endpoints.teams.list));
  useServerEvent('practice.changed', () => void refreshTeams());
  useServerEvent('notice.changed', () => void refreshTeams());
  const current = user.practices.find(({ practiceId }) => practiceId === user.currentPracticeId);
  const owns = manages(user) && current?.creator === true;
  const isShown = ({ own, practiceId }: DesignTeam): boolean => own !== null || practiceId === current?.practiceId;
  const shown = teams.data?.filter(isShown);
  const counted = shown?.filter((team) => team.manages || (team.own?.roles.length ?? 0) > 0) ?? [];
  const add = owns ? (
    <Button icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
      {t('team.create')}
    </Button>
  ) : undefined;
  if (teams.isError)
    return <ErrorBox title={t('team.failed')} error={teams.error} onRetry={() => void teams.refetch()} />;
  if (shown === undefined) return <LoadingSkeleton variant="card" rows={4} />;
  return (
    <>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Users />}
            title={t('team.none')}
            body={t(owns ? 'team.noneBody' : 'team.noneMember')}
            action={add}
          />
        </Card>
      ) : (
        shown.map((team, index) => <TeamCard key={team.designTeamId} team={team} add={index === 0 ? add : undefined} />)
      )}
      {counted.length > 0 ? <WorkCard teams={counted} /> : null}
      {making && current ? <TeamNameDialog practiceId={current.practiceId} onClose={() => setMaking(false)} /> : null}
    </>
  );
}
