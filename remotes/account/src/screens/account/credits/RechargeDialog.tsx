import { type CreditHolder, endpoints, rechargeRules } from '@archway/contracts';
import { call, invalidate, notify, useForm, useText } from '@archway/platform';
import { Checkbox, FormDialog, FormField, Input } from '@archway/ui/data';
import { useState } from 'react';
import styles from './credits.module.css';

/** The creator asks for credits. */
export function RechargeDialog({ holder, onClose }: { holder: CreditHolder; onClose: () => void }) {
  const t = useText('account');
  const [wishesFreeQuota, setWishes] = useState(false);
  const form = useForm({
    id: 'recharge',
    rules: rechargeRules,
    initial: { amount: '', remark: '' },
    label: (name) => t(`recharge.${name}`),
    async send({ amount, remark }) {
      const body = { practiceId: holder.id, amount: Number(amount), remark, wishesFreeQuota };
      await call(endpoints.credits.requestRecharge, { body }, { quiet: true });
      notify.success(t('recharge.sent'));
      await invalidate(endpoints.credits.balances);
      onClose();
    },
  });
  return (
    <FormDialog {...form.dialog} open title={t('recharge.title')} okText={t('recharge.send')} onCancel={onClose}>
      <p className={styles.intro}>{t('recharge.intro')}</p>
      <FormField id="recharge-holder" label={t('recharge.holder')}>
        {(control) => <Input {...control} value={`${holder.name} · ${holder.code}`} disabled />}
      </FormField>
      <FormField {...form.field('amount')}>
        {(control) => <Input {...control} {...form.text('amount')} inputMode="numeric" autoFocus />}
      </FormField>
      <FormField {...form.field('remark')}>
        {(control) => <Input.TextArea {...control} {...form.text('remark')} rows={3} showCount />}
      </FormField>
      <Checkbox checked={wishesFreeQuota} onChange={({ target }) => setWishes(target.checked)}>
        {t('recharge.wishesFreeQuota')}
      </Checkbox>
    </FormDialog>
  );
}
