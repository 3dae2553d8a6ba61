import { endpoints, practiceRules } from '@archway/contracts';
import {
  appHistory,
  call,
  choosePractice,
  invalidate,
  notify,
  refreshPersonalData,
  useForm,
  useSession,
  useText,
} from '@archway/platform';
import { FormDialog } from '@archway/ui/data';
import { credentialsAddress } from '../../credentials/credentials-address.ts';
import { ProfileFields, emptyProfile } from './ProfileFields.tsx';

/** "I'm the practice creator": a new practice, in which the reader works from then on. */
export function CreatePractice({ onClose }: { onClose: () => void }) {
  const t = useText('account');
  const { user } = useSession();
  const form = useForm({
    id: 'create-practice',
    rules: practiceRules,
    // Most people work where they registered.
    initial: { ...emptyProfile, region: user?.accountInfo?.region ?? '' },
    label: (name) => t(`profile.${name}`),
    async send(values) {
      const { practiceId, number } = await call(endpoints.practices.create, { body: values }, { quiet: true });
      notify.success(t('practices.created', { number }));
      await refreshPersonalData();
      choosePractice(practiceId);
      await invalidate(endpoints.access.practices);
      onClose();
      // A practice is certified by its papers: they come next.
      appHistory.push(credentialsAddress(practiceId));
    },
  });
  return (
    <FormDialog {...form.dialog} open title={t('practices.create')} okText={t('practices.create')} onCancel={onClose}>
      <ProfileFields form={form} />
    </FormDialog>
  );
}
