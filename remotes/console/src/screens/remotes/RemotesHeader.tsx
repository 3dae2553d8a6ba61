import type { RemoteStatus, TenantSummary } from '@archway/contracts';
import { useText } from '@archway/platform';
import { PageTitle } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { STABLE, deployedCount } from './channels.ts';
import { DeployHelp } from './DeployHelp.tsx';
import { PinHistory } from './pins/PinHistory.tsx';
import styles from './remotes-header.module.css';

interface Props {
  /** Undefined until they are known. */
  remotes: readonly RemoteStatus[] | undefined;
  tenants: readonly TenantSummary[];
  tenant: TenantSummary | undefined;
  onTenant: (name: string | null) => void;
}

export function RemotesHeader({ remotes, tenants, tenant, onTenant }: Props) {
  const t = useText('console');
  const withChannel = tenants.filter(({ channel }) => channel !== STABLE);
  return (
    <PageTitle
      description={remotes && t('remotes.summary', { remotes: remotes.length, versions: deployedCount(remotes) })}
      actions={
        <>
          <Select
            className={styles.tenant ?? ''}
            aria-label={t('tenant.label')}
            placeholder={t('tenant.choose')}
            allowClear
            value={tenant?.name ?? null}
            options={withChannel.map(({ name, title }) => ({
              value: name,
              label: t('tenant.option', { name: title }),
            }))}
            onChange={(name: string | null | undefined) => onTenant(name ?? null)}
          />
          <PinHistory remotes={remotes ?? []} />
          <DeployHelp />
        </>
      }
    >
      {t('remotes.title')}
    </PageTitle>
  );
}
