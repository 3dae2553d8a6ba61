import { type TeamRole, type TeamWork, roleOf } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Select } from '@archway/ui/data';
import styles from './work.module.css';

interface Props {
  members: TeamWork['members'];
  role: TeamRole | undefined;
  onChange: (role: TeamRole | undefined) => void;
}

/** Shows those who have a role; of roles that somebody has. */
export function RoleFilter({ members, role, onChange }: Props) {
  const t = useText('account');
  const held = [...new Set(members.flatMap(({ roles }) => roles))];
  if (held.length < 2) return null;
  return (
    <Select
      className={styles.role}
      aria-label={t('work.role')}
      placeholder={t('work.everyRole')}
      allowClear
      value={role ?? null}
      options={held.map((value) => ({ value, label: labelOf(value) }))}
      onChange={(next: TeamRole | null) => onChange(next ?? undefined)}
    />
  );
}

const labelOf = (key: TeamRole): string => {
  const row = roleOf(key);
  return row ? bilingual(row) : key;
};
