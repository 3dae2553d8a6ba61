import { type SessionUser, choosePractice, useText } from '@archway/platform';
import { Select } from '@archway/ui/data';
import styles from './practice.module.css';

/** Which practice the reader works in; nothing where there is no choice to make. */
export function PracticeSwitch({ user }: { user: SessionUser }) {
  const t = useText('account');
  if (user.practices.length < 2) return null;
  return (
    <Select
      className={styles.switch ?? ''}
      aria-label={t('practices.current')}
      value={user.currentPracticeId}
      options={user.practices.map(({ practiceId, abbreviation, number }) => ({
        value: practiceId,
        label: `${abbreviation} · ${number}`,
      }))}
      onChange={(practiceId: string) => choosePractice(practiceId)}
    />
  );
}
