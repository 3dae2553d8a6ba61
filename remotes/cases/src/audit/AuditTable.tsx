import type { AuditEntry } from '@archway/contracts';
import { TimeText } from '@archway/ui';
import { formatDateTime, formatFullTime, useText } from '@archway/platform';
import { fieldsText, rolesText, subjectText } from './audit-text.ts';
import styles from './audit.module.css';

interface Props {
  entries: readonly AuditEntry[];
  /** Newer ones are on their way. */
  loading: boolean;
}

/** Entries of an audit trail: a table, which on a phone is one card below the other. */
export function AuditTable({ entries, loading }: Props) {
  const t = useText('cases');
  return (
    <table className={styles.table} aria-label={t('section.audit')} aria-busy={loading}>
      <thead>
        <tr>
          {(['time', 'who', 'role', 'what'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`audit.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Line key={entry.seq} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ entry }: { entry: AuditEntry }) {
  const t = useText('cases');
  const names = fieldsText(entry, t);
  return (
    <tr data-kind={entry.kind}>
      <td className={styles.time}>
        <TimeText iso={entry.at} full={formatFullTime(entry.at)}>
          {formatDateTime(entry.at)}
        </TimeText>
      </td>
      <td className={styles.who}>{entry.by || t('progress.system')}</td>
      <td className={styles.role}>{rolesText(entry.roles)}</td>
      <td>
        <span className={styles.what}>{subjectText(entry, t)}</span>
        {entry.version > 1 ? <small>{t('audit.phase', { num: entry.version })}</small> : null}
        {names.length > 0 ? <small>{t('audit.fields', { names: names.join(t('audit.comma')) })}</small> : null}
      </td>
    </tr>
  );
}
