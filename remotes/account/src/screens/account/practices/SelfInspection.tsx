import { endpoints, type PracticeListItem } from '@archway/contracts';
import { call, invalidate, notify, useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import { useMutation } from '@tanstack/react-query';

/** Who inspects what the doctors design themselves; the owner of a practice with a team chooses. */
export function SelfInspection({ practice }: { practice: PracticeListItem }) {
  const t = useText('account');
  const { practiceId, creator, teamDesignEnabled, teamInspectsSelf } = practice;
  const change = useMutation({
    mutationFn: (byTeam: boolean) => call(endpoints.access.selfInspection, { body: { practiceId, byTeam } }),
    onSuccess: () => notify.success(t('saved')),
    onSettled: () => invalidate(endpoints.access.practices),
  });
  if (!creator || !teamDesignEnabled) return <>{t(teamInspectsSelf ? 'practices.byTeam' : 'practices.byMachine')}</>;
  return (
    <Segmented
      aria-label={t('practices.inspection')}
      disabled={change.isPending}
      value={teamInspectsSelf ? 'team' : 'machine'}
      options={[
        { value: 'machine', label: t('practices.byMachine') },
        { value: 'team', label: t('practices.byTeam') },
      ]}
      onChange={(value) => change.mutate(value === 'team')}
    />
  );
}
