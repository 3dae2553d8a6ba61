import { type PracticeProfile, endpoints, practiceRules } from '@archway/contracts';
import { call, invalidate, notify, query, refreshPersonalData, useForm, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { SectionForm } from '../SectionForm.tsx';
import { ProfileFields, type ProfileValues, emptyProfile } from './ProfileFields.tsx';

/** The profile of a practice that the reader created. */
export function PracticeForm({ practiceId }: { practiceId: string }) {
  const t = useText('account');
  const profile = useQuery(query(endpoints.practices.profile, { query: { practiceId } }));
  if (profile.isError)
    return <ErrorBox title={t('profile.failed')} error={profile.error} onRetry={() => void profile.refetch()} />;
  if (profile.isPending) return <LoadingSkeleton variant="form" rows={5} />;
  return <LoadedForm profile={profile.data} />;
}

const valuesOf = (profile: PracticeProfile): ProfileValues => {
  const names = Object.keys(emptyProfile) as (keyof ProfileValues)[];
  return { ...emptyProfile, ...Object.fromEntries(names.map((name) => [name, profile[name] ?? ''])) };
};

function LoadedForm({ profile }: { profile: PracticeProfile }) {
  const t = useText('account');
  const form = useForm({
    id: 'practice',
    rules: practiceRules,
    initial: valuesOf(profile),
    label: (name) => t(`profile.${name}`),
    async send(values) {
      await call(endpoints.practices.update, { body: { practiceId: profile.practiceId, ...values } }, { quiet: true });
      notify.success(t('saved'));
      await Promise.all([
        refreshPersonalData(),
        invalidate(endpoints.access.practices),
        invalidate(endpoints.practices.profile),
      ]);
    },
  });
  return (
    <SectionForm title={t('profile.title')} form={form}>
      <ProfileFields form={form} />
    </SectionForm>
  );
}
