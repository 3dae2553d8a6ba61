import type { OwnCredentials } from '@archway/contracts';
import { useSession, useText } from '@archway/platform';
import { StepsHeader } from '@archway/ui';
import { missingItems } from './missing-items.ts';

/** Account, practice, credentials, certification: where the reader stands on the way into the product. */
export function CredentialSteps({ data }: { data: OwnCredentials }) {
  const t = useText('account');
  const { user } = useSession();
  const submitted = data.registered && !data.parts.some(({ actions }) => actions.includes('submit'));
  const certified = data.parts.every(({ state }) => state === 'authed');
  const missing = missingItems(data).length;
  return (
    <StepsHeader
      current={!data.registered ? 'practice' : submitted ? 'certification' : 'credentials'}
      steps={[
        { key: 'account', title: t('credentials.step.account'), note: user?.userName, done: true },
        {
          key: 'practice',
          title: t('credentials.step.practice'),
          note: data.practiceName ?? undefined,
          done: data.registered,
        },
        {
          key: 'credentials',
          title: t('credentials.step.credentials'),
          note: submitted || missing === 0 ? undefined : t('credentials.left', { count: missing, num: missing }),
          done: submitted,
        },
        {
          key: 'certification',
          title: t('credentials.step.certification'),
          note: t('credentials.step.certificationNote'),
          done: certified,
        },
      ]}
    />
  );
}
