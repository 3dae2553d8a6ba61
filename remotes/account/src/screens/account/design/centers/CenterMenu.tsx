import { type BoundCenter, endpoints, memberStatus } from '@archway/contracts';
import { call, confirmAction, notify, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useMutation } from '@tanstack/react-query';
import { refreshCenters } from './refresh-centers.ts';

interface Props {
  practiceId: string;
  center: BoundCenter;
}

/** What the creator of a practice may do with a design center of it. */
export function CenterMenu({ practiceId, center }: Props) {
  const t = useText('account');
  const { designCenterId, designCenterName: name, practiceDefault, status } = center;
  const change = useMutation({
    mutationFn: (action: 'default' | 'unbind') =>
      action === 'default'
        ? call(endpoints.centers.setDefault, { query: { practiceId, designCenterId } })
        : call(endpoints.centers.bind, { query: { practiceId, designCenterId, bind: '0' } }),
    onSuccess: (_, action) => notify.success(t(action === 'default' ? 'saved' : 'centers.unbound')),
    onSettled: refreshCenters,
  });
  const unbind = async (): Promise<void> => {
    const question = {
      title: t('centers.unbindQuestion', { name }),
      body: t('centers.unbindBody'),
      okText: t('centers.unbind'),
      danger: true,
    };
    if (await confirmAction(question)) change.mutate('unbind');
  };
  const items = [
    ...(practiceDefault || status !== memberStatus.enabled
      ? []
      : [{ key: 'default', label: t('practices.makeDefault') }]),
    { key: 'unbind', label: t('centers.unbind'), danger: true },
  ];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: ({ key }) => (key === 'default' ? change.mutate('default') : void unbind()) }}
    >
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('members.more', { name })} />
    </Dropdown>
  );
}
