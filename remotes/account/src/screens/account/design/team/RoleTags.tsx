import { type Designer, roleOf } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { LabelTag } from '@archway/ui';
import styles from '../design.module.css';

/** The roles of a designer with their numbers; the default ones say so. */
export function RoleTags({ designer: { roleVoList, waiting } }: { designer: Designer }) {
  const t = useText('account');
  if (waiting) return '—';
  return (
    <span className={styles.roles}>
      {roleVoList.map(({ roleKey, assignType, isDefault }) => {
        const row = roleOf(roleKey);
        const name = `${row ? bilingual(row) : roleKey} ${assignType}`;
        return <LabelTag key={roleKey}>{isDefault ? t('team.defaultRole', { role: name }) : name}</LabelTag>;
      })}
    </span>
  );
}
