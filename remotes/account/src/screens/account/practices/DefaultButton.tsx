import { type PracticeListItem, endpoints } from '@archway/contracts';
import { call, invalidate, notify, refreshPersonalData, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { useMutation } from '@tanstack/react-query';

/** Makes a practice the default one; nothing at that which is it already, or that the reader may not work in. */
export function DefaultButton({ practice }: { practice: PracticeListItem }) {
  const t = useText('account');
  const { practiceId, isDefault, available, accountExpired } = practice;
  const change = useMutation({
    mutationFn: () => call(endpoints.practices.setDefault, { body: { practiceId } }),
    onSuccess: async () => {
      notify.success(t('practices.isDefault'));
      await refreshPersonalData();
    },
    onSettled: () => invalidate(endpoints.access.practices),
  });
  if (isDefault || !available || accountExpired) return null;
  return (
    <Button size="small" loading={change.isPending} onClick={() => change.mutate()}>
      {t('practices.makeDefault')}
    </Button>
  );
}
