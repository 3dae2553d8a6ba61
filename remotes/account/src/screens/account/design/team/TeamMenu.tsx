import { type DesignTeam, endpoints, memberStatus } from '@archway/contracts';
import { call, confirmAction, notify, refreshPersonalData, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TeamNameDialog } from './TeamNameDialog.tsx';
import { refreshTeams } from './refresh-teams.ts';

const asks = ['renew', 'disable', 'leave'] as const;
type Action = 'rename' | 'enable' | (typeof asks)[number];

/** What a creator may do with a team, and what a member may: leave it. */
export function TeamMenu({ team }: { team: DesignTeam }) {
  const t = useText('account');
  const [renaming, setRenaming] = useState(false);
  const { designTeamId, teamName, practiceId, manages, own } = team;
  const enabled = team.status === memberStatus.enabled;
  const act = useMutation({
    mutationFn: async (action: Exclude<Action, 'rename'>): Promise<unknown> => {
      if (action === 'leave') return call(endpoints.teams.leave, { body: { designTeamId } });
      if (action === 'renew') return call(endpoints.teams.renewNumber, { body: { designTeamId } });
      const status = action === 'enable' ? memberStatus.enabled : memberStatus.disabled;
      return call(endpoints.teams.update, { body: { designTeamId, status } });
    },
    onSuccess: (_, action) => notify.success(t(action === 'leave' ? 'team.left' : 'saved')),
    onSettled: () => Promise.all([refreshTeams(), refreshPersonalData()]),
  });
  const take = async (action: Action): Promise<void> => {
    if (action === 'rename') return setRenaming(true);
    const asked = asks.find((each) => each === action);
    const question = asked && {
      title: t(`team.ask.${asked}.title`, { team: teamName }),
      body: t(`team.ask.${asked}.body`),
      okText: t(`team.menu.${asked}`),
      danger: asked !== 'renew',
    };
    if (!question || (await confirmAction(question))) act.mutate(action);
  };
  const keys: Action[] = [
    ...(manages ? (['rename', 'renew', enabled ? 'disable' : 'enable'] as const) : []),
    ...(own ? (['leave'] as const) : []),
  ];
  if (keys.length === 0) return null;
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: keys.map((key) => ({
            key,
            label: t(`team.menu.${key}`),
            danger: key === 'disable' || key === 'leave',
          })),
          onClick: ({ key }) => void take(key as Action),
        }}
      >
        <Button type="text" icon={<Ellipsis />} aria-label={t('members.more', { name: teamName })} />
      </Dropdown>
      {renaming ? <TeamNameDialog team={team} practiceId={practiceId} onClose={() => setRenaming(false)} /> : null}
    </>
  );
}
