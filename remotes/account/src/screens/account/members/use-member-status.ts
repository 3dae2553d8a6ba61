import { type Member, type MemberStatus, endpoints, memberStatus } from '@archway/contracts';
import { call, confirmAction, invalidate, notify, useText } from '@archway/platform';
import { useMutation } from '@tanstack/react-query';

/** Enables a member, or disables one after a question: they lose sight of the practice at once. */
export function useMemberStatus(practiceId: string) {
  const t = useText('account');
  const change = useMutation({
    mutationFn: ({ userId, status }: { userId: string; status: MemberStatus }) =>
      call(endpoints.practices.memberAvailable, { body: { practiceId, userId, status } }),
    onSuccess: () => notify.success(t('saved')),
    onSettled: () => Promise.all([invalidate(endpoints.practices.members), invalidate(endpoints.assistants.list)]),
  });
  return async ({ userId, name, status }: Member): Promise<void> => {
    const disable = status === memberStatus.enabled;
    const question = {
      title: t('members.disableQuestion', { name }),
      body: t('members.disableBody'),
      okText: t('members.disable'),
      danger: true,
    };
    if (disable && !(await confirmAction(question))) return;
    change.mutate({ userId, status: disable ? memberStatus.disabled : memberStatus.enabled });
  };
}
