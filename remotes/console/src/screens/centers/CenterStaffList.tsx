import { useState } from 'react';
import { type CenterDetail, centerStaffRules, endpoints, memberStatus, shownName } from '@archway/contracts';
import { call, notify, useForm, useText } from '@archway/platform';
import { Button, Plus, StatusTag } from '@archway/ui';
import { FormDialog, FormField, Input } from '@archway/ui/data';
import { useMutation } from '@tanstack/react-query';
import { refreshCenters } from './refresh-centers.ts';
import styles from './centers.module.css';

type Person = CenterDetail['staff'][number];

/** Who works in a design center; somebody more is named by their account. */
export function CenterStaffList({ center: { designCenterId, staff } }: { center: CenterDetail }) {
  const t = useText('console');
  const [adding, setAdding] = useState(false);
  const change = useMutation({
    mutationFn: ({ userId, status }: Person) =>
      call(endpoints.centers.staffAvailable, {
        body: {
          ...{ designCenterId, userId },
          status: status === memberStatus.enabled ? memberStatus.disabled : memberStatus.enabled,
        },
      }),
    onSuccess: () => notify.success(t('centers.saved')),
    onSettled: refreshCenters,
  });
  return (
    <section aria-label={t('centers.staff')}>
      <div className={styles.head}>
        <h3>{t('centers.staff')}</h3>
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('centers.addStaff')}
        </Button>
      </div>
      {staff.length === 0 ? (
        <p className={styles.none}>{t('centers.noStaff')}</p>
      ) : (
        <ul className={styles.lines}>
          {staff.map((person) => {
            const enabled = person.status === memberStatus.enabled;
            const name = shownName(person);
            return (
              <li key={person.userId}>
                <span className={styles.words}>
                  {name}
                  <small>{[person.userName, person.phone, person.email].filter(Boolean).join(' · ')}</small>
                </span>
                <StatusTag tone={enabled ? 'success' : 'neutral'}>
                  {t(enabled ? 'centers.enabled' : 'centers.disabled')}
                </StatusTag>
                <Button
                  size="small"
                  loading={change.isPending && change.variables.userId === person.userId}
                  aria-label={t(enabled ? 'centers.disableName' : 'centers.enableName', { name })}
                  onClick={() => change.mutate(person)}
                >
                  {t(enabled ? 'centers.disable' : 'centers.enable')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {adding ? <AddStaff designCenterId={designCenterId} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}

function AddStaff({ designCenterId, onClose }: { designCenterId: string; onClose: () => void }) {
  const t = useText('console');
  const form = useForm({
    id: 'center-staff',
    rules: centerStaffRules,
    initial: { account: '' },
    label: () => t('centers.account'),
    async send({ account }) {
      await call(endpoints.centers.addStaff, { body: { designCenterId, account } }, { quiet: true });
      notify.success(t('centers.saved'));
      await refreshCenters();
      onClose();
    },
  });
  return (
    <FormDialog {...form.dialog} open title={t('centers.addStaff')} okText={t('centers.add')} onCancel={onClose}>
      <FormField {...form.field('account')} hint={t('centers.accountHint')}>
        {(control) => <Input {...control} {...form.text('account')} autoFocus autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
