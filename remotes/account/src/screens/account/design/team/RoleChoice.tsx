import { type TeamRole, roleOf, rolesOn } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { Checkbox } from '@archway/ui/data';
import styles from '../design.module.css';

/** Every role of a design team. */
const teamRoles = rolesOn('design', 'team') as readonly TeamRole[];

interface Props {
  roles: readonly TeamRole[];
  onChange: (roles: readonly TeamRole[]) => void;
}

/** The roles of a designer, each with its number. */
export function RoleChoice({ roles, onChange }: Props) {
  const t = useText('account');
  return (
    <div className={styles.choices} role="group" aria-label={t('team.roles')}>
      {teamRoles.map((role) => {
        const row = roleOf(role);
        return (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              onChange(target.checked ? [...roles, role] : roles.filter((each) => each !== role))
            }
          >
            {row ? `${bilingual(row)} ${row.number ?? ''}` : role}
          </Checkbox>
        );
      })}
    </div>
  );
}
