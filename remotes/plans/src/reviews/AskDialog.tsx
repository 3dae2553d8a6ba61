import { useState } from 'react';
import {
  type Lang,
  type ListedPlan,
  type ReviewKind,
  type ReviewProtection,
  endpoints,
  reviewDays,
  reviewKinds,
  reviewProtections,
  reviewRules,
  reviewViews,
} from '@archway/contracts';
import { call, useForm, useLang, useText } from '@archway/platform';
import { Checkbox, FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './reviews.module.css';

interface Props {
  plan: ListedPlan;
  /** A link was made. */
  onAsked: () => void;
  onClose: () => void;
}

interface Entered {
  kind: ReviewKind;
  recipientName: string;
  recipientMail: string;
  lang: Lang;
  question: string;
  protection: ReviewProtection;
  password: string;
  days: (typeof reviewDays)[number];
  views: (typeof reviewViews)[number];
}

/** What the form begins with: the strongest protection that costs nobody a word. */
const EMPTY: Omit<Entered, 'lang'> = {
  ...{ kind: 'external', recipientName: '', recipientMail: '', question: '' },
  ...{ protection: 'code', password: '', days: 7, views: 5 },
};

/** Asks whom a plan is sent to, and how its link is protected; then shows the link. */
export function AskDialog({ plan, onAsked, onClose }: Props) {
  const t = useText('plans');
  const lang = useLang();
  const [made, setMade] = useState<{ token: string; name: string }>();
  const [showPatient, setShowPatient] = useState(false);
  const { caseId, version, planId } = plan;
  const form = useForm<Entered>({
    id: 'ask-review',
    rules: reviewRules,
    initial: { ...EMPTY, lang },
    label: (name) => t(`review.field.${name}`),
    send: async (values) => {
      const secured = values.protection === 'password';
      const body = { caseId, version, planId, ...values, showPatient, password: secured ? values.password : null };
      const { token, recipientName } = await call(endpoints.reviews.ask, { body }, { quiet: true });
      onAsked();
      setMade({ token, name: recipientName });
    },
  });
  if (made) return <LinkDialog {...made} onClose={onClose} />;
  const { values } = form;
  const select = <V extends string | number>(
    name: 'kind' | 'lang' | 'protection' | 'days' | 'views',
    options: readonly { value: V; label: string }[],
  ) => (
    <FormField {...form.field(name)}>
      {({ status, ...control }) => (
        <Select
          {...control}
          {...(status && { status })}
          value={values[name] as V}
          options={[...options]}
          onChange={(value: V) => form.set({ [name]: value })}
        />
      )}
    </FormField>
  );
  return (
    <FormDialog
      {...form.dialog}
      open
      title={t('review.asking', { name: plan.name })}
      okText={t('review.send')}
      onCancel={onClose}
    >
      <div className={styles.pair}>
        {select(
          'kind',
          reviewKinds.map(({ value }) => ({ value, label: t(`review.kind.${value}`) })),
        )}
        {select('lang', [
          { value: 'zh-CN', label: '中文' },
          { value: 'en-US', label: 'English' },
        ])}
        <FormField {...form.field('recipientName')}>
          {(control) => <Input {...control} {...form.text('recipientName')} autoFocus autoComplete="off" />}
        </FormField>
        <FormField {...form.field('recipientMail')}>
          {(control) => <Input {...control} {...form.text('recipientMail')} type="email" autoComplete="off" />}
        </FormField>
      </div>
      <FormField {...form.field('question')}>
        {(control) => (
          <Input.TextArea
            {...control}
            {...form.text('question')}
            placeholder={t('review.questionHint')}
            autoSize={{ minRows: 2, maxRows: 6 }}
            showCount
          />
        )}
      </FormField>
      {select(
        'protection',
        reviewProtections.map((value) => ({ value, label: t(`review.protection.${value}`) })),
      )}
      {values.protection === 'password' ? (
        <FormField {...form.field('password')} hint={t('review.passwordHint')}>
          {(control) => <Input {...control} {...form.text('password')} autoComplete="off" />}
        </FormField>
      ) : null}
      <div className={styles.pair}>
        {select(
          'days',
          reviewDays.map((value) => ({ value, label: t('review.days', { count: value }) })),
        )}
        {select(
          'views',
          reviewViews.map((value) => ({ value, label: t('review.times', { count: value }) })),
        )}
      </div>
      <Checkbox checked={showPatient} onChange={(event) => setShowPatient(event.target.checked)}>
        {t('review.showPatient')}
      </Checkbox>
    </FormDialog>
  );
}
