import { useText } from '@archway/platform';
import { EmptyState, Lock } from '@archway/ui';

/** In place of what the creator of a practice alone may see. */
export function NotOwner() {
  const t = useText('account');
  return <EmptyState icon={<Lock />} title={t('members.notOwner')} body={t('members.notOwnerBody')} />;
}
