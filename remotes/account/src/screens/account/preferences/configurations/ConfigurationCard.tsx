import { standardParameters } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, StatusTag } from '@archway/ui';
import type { ConfigurationRecord } from './configuration-record.ts';
import { differences } from './differences.ts';
import type { ConfigurationActions } from './use-configurations.ts';
import styles from './configurations.module.css';

interface Props {
  record: ConfigurationRecord;
  actions: ConfigurationActions;
  onEdit: () => void;
  onRename: () => void;
}

/** A configuration with what sets it apart from the standard, and what can be done to it. */
export function ConfigurationCard({ record, actions, onEdit, onRename }: Props) {
  const t = useText('account');
  const { id, name, isDefault, parameters } = record;
  const busy = actions.busyWith === id;
  const different = differences(parameters, standardParameters);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong>{name || t('configurations.unnamed')}</strong>
        {isDefault ? <StatusTag tone="info">{t('configurations.default')}</StatusTag> : null}
      </div>
      <p className={styles.facts}>
        {different.length === 0
          ? t('configurations.asStandard')
          : t('configurations.different', {
              count: different.length,
              names: different.slice(0, 3).join(t('configurations.comma')),
            })}
      </p>
      <div className={styles.actions}>
        <Button type="link" size="small" aria-label={t('configurations.editName', { name })} onClick={onEdit}>
          {t('configurations.edit')}
        </Button>
        <Button type="link" size="small" aria-label={t('configurations.renameName', { name })} onClick={onRename}>
          {t('configurations.rename')}
        </Button>
        {isDefault ? null : (
          <>
            <Button
              type="link"
              size="small"
              loading={busy}
              aria-label={t('configurations.makeDefaultName', { name })}
              onClick={() => actions.makeDefault(record)}
            >
              {t('configurations.makeDefault')}
            </Button>
            <Button
              type="link"
              size="small"
              danger
              disabled={busy}
              aria-label={t('configurations.removeName', { name })}
              onClick={() => void actions.remove(record)}
            >
              {t('configurations.remove')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
