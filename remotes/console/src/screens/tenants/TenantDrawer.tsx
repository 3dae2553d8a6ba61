import { type TenantDetail, endpoints } from '@archway/contracts';
import { call, invalidate, notify, query, useForm, useText } from '@archway/platform';
import { Button, Drawer, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { FormBody } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { TenantFields } from './TenantFields.tsx';
import { TenantPreview } from './TenantPreview.tsx';
import { bodyOf, newTenantValues, tenantFormRules, valuesOf } from './tenant-form.ts';
import styles from './tenants.module.css';

interface Props {
  /** Key of the tenant; empty for a new one, null while none is open. */
  name: string | null;
  title: string;
  onClose: () => void;
}

/** A tenant's names and look, with how they will look. */
export function TenantDrawer({ name, title, onClose }: Props) {
  return (
    <Drawer open={name !== null} onClose={onClose} title={title} size={860} destroyOnHidden>
      {name === null ? null : <Loading name={name} onClose={onClose} />}
    </Drawer>
  );
}

function Loading({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useText('console');
  // A new one begins as the platform looks.
  const detail = useQuery(query(endpoints.platform.tenantDetail, { params: { name: name || 'default' } }));
  if (detail.isError)
    return <ErrorBox title={t('tenants.detailFailed')} error={detail.error} onRetry={() => void detail.refetch()} />;
  if (detail.isPending) return <LoadingSkeleton variant="card" rows={8} />;
  return <TenantForm tenant={detail.data} isNew={name === ''} onClose={onClose} />;
}

function TenantForm({ tenant, isNew, onClose }: { tenant: TenantDetail; isNew: boolean; onClose: () => void }) {
  const t = useText('console');
  const form = useForm({
    id: 'tenant',
    rules: tenantFormRules,
    initial: isNew ? newTenantValues(tenant) : valuesOf(tenant),
    label: (field) => t(`tenants.field.${field}`),
    async send(values) {
      const { addTenant, editTenant, tenants, tenantDetail } = endpoints.platform;
      await call(isNew ? addTenant : editTenant, { body: bodyOf(values) }, { quiet: true });
      notify.success(t('tenants.saved'));
      await Promise.all([invalidate(tenants), invalidate(tenantDetail)]);
      onClose();
    },
  });
  const { id, busy, failure, onSubmit } = form.dialog;
  return (
    <div className={styles.editor}>
      <FormBody id={id} failure={failure} onSubmit={onSubmit}>
        <TenantFields form={form} isNew={isNew} />
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('tenants.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {t(isNew ? 'tenants.make' : 'operated.save')}
          </Button>
        </div>
      </FormBody>
      <TenantPreview values={form.values} logo={form.values.logo || tenant.logo} />
    </div>
  );
}
