import { type Designer, endpoints, memberStatus, shownName } from '@archway/contracts';
import { call, confirmAction, notify, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useMutation } from '@tanstack/react-query';
import { refreshTeams } from './refresh-teams.ts';

export interface DesignerActions {
  onEdit: (designer: Designer) => void;
  onPassword: (designer: Designer) => void;
}

interface Props extends DesignerActions {
  designer: Designer;
}

/** What the creator of a team may do with somebody in it. */
export function DesignerMenu({ designer, onEdit, onPassword }: Props) {
  const t = useText('account');
  const { designTeamId, userId, status, waiting, mayReset, roleVoList } = designer;
  const name = shownName(designer);
  const enabled = status === memberStatus.enabled;
  const isDefault = roleVoList.every((role) => role.isDefault);
  const change = useMutation({
    mutationFn: (action: 'default' | 'toggle') =>
      action === 'default'
        ? call(endpoints.teams.setDefaultMember, { body: { designTeamId, userId } })
        : call(endpoints.teams.updateMember, {
            body: { designTeamId, userId, status: enabled ? memberStatus.disabled : memberStatus.enabled },
          }),
    onSuccess: () => notify.success(t('saved')),
    onSettled: refreshTeams,
  });
  const toggle = async (): Promise<void> => {
    const question = {
      title: t(waiting ? 'team.sendAwayQuestion' : 'members.disableQuestion', { name }),
      body: t(waiting ? 'team.sendAwayBody' : 'team.disableBody'),
      okText: t(waiting ? 'team.sendAway' : 'members.disable'),
      danger: true,
    };
    if (!enabled || (await confirmAction(question))) change.mutate('toggle');
  };
  const items = [
    { key: 'edit', label: t(waiting ? 'team.giveRoles' : 'team.edit') },
    ...(waiting || isDefault || !enabled ? [] : [{ key: 'default', label: t('team.makeDefault') }]),
    ...(mayReset ? [{ key: 'password', label: t('team.resetPassword') }] : []),
    {
      key: 'toggle',
      label: t(waiting ? 'team.sendAway' : enabled ? 'members.disable' : 'members.enable'),
      danger: enabled,
    },
  ];
  const take = (key: string): void => {
    if (key === 'edit') onEdit(designer);
    else if (key === 'password') onPassword(designer);
    else if (key === 'default') change.mutate('default');
    else void toggle();
  };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => take(key) }}>
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('members.more', { name })} />
    </Dropdown>
  );
}
