import { type Assistant, endpoints, memberStatus } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useMutation } from '@tanstack/react-query';

interface Props {
  assistant: Assistant;
  onEdit: (assistant: Assistant) => void;
}

/** What a creator may do with an assistant: other practices and days, disable, enable. */
export function AssistantMenu({ assistant, onEdit }: Props) {
  const t = useText('account');
  const { userId, name, services } = assistant;
  const enabled = services.some(({ status }) => status === memberStatus.enabled);
  const change = useMutation({
    mutationFn: () =>
      call(endpoints.assistants.available, {
        body: { userId, status: enabled ? memberStatus.disabled : memberStatus.enabled },
      }),
    onSuccess: () => notify.success(t('saved')),
    onSettled: () => Promise.all([invalidate(endpoints.assistants.list), invalidate(endpoints.practices.members)]),
  });
  const toggle = async (): Promise<void> => {
    const question = {
      title: t('members.disableQuestion', { name }),
      body: t('assistants.disableBody'),
      okText: t('members.disable'),
      danger: true,
    };
    if (!enabled || (await confirmAction(question))) change.mutate();
  };
  const items = [
    { key: 'edit', label: t('assistants.edit') },
    { key: 'toggle', label: t(enabled ? 'members.disable' : 'members.enable'), danger: enabled },
  ];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: ({ key }) => (key === 'edit' ? onEdit(assistant) : void toggle()) }}
    >
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('members.more', { name })} />
    </Dropdown>
  );
}
