import {
  type AccountInfo,
  DIGEST_HOUR,
  type NoticeMail,
  accountRules,
  endpoints,
  noticeMails,
} from '@archway/contracts';
import { call, errorText, notify, refreshPersonalData, useForm, useLang, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { FormField, Input, Radio, Switch } from '@archway/ui/data';
import { useMutation } from '@tanstack/react-query';
import type { SectionProps } from '../sections.ts';
import { SectionForm } from '../SectionForm.tsx';
import styles from '../account.module.css';

const { notificationEmail1, notificationEmail2, notificationEmail3, notificationEmail4 } = accountRules;
const rules = { notificationEmail1, notificationEmail2, notificationEmail3, notificationEmail4 };
type Names = (typeof names)[number];
const names = ['notificationEmail1', 'notificationEmail2', 'notificationEmail3', 'notificationEmail4'] as const;

/** What says an address twice is not sent. */
const refuse = async (): Promise<boolean> => false;

/** Those that say what an earlier one says; the server refuses them, too. */
const repeatedIn = (values: Readonly<Record<Names, string>>): ReadonlySet<Names> => {
  const seen = new Set<string>();
  return new Set(
    names.filter((name) => {
      const address = values[name].trim().toLowerCase();
      const twice = address !== '' && seen.has(address);
      seen.add(address);
      return twice;
    }),
  );
};

/** Whether messages also come by email, and to which addresses; each keeps its number. */
export function EmailNotices({ user }: SectionProps) {
  const t = useText('account');
  const lang = useLang();
  const { accountInfo: info } = user;
  const form = useForm({
    id: 'email-notices',
    rules,
    initial: {
      notificationEmail1: info.notificationEmail1 ?? '',
      notificationEmail2: info.notificationEmail2 ?? '',
      notificationEmail3: info.notificationEmail3 ?? '',
      notificationEmail4: info.notificationEmail4 ?? '',
    },
    label: (name) => t('emailNotices.email', { num: name.slice(-1) }),
    async send(body) {
      await call(endpoints.account.updateInfo, { body }, { quiet: true });
      await refreshPersonalData();
      notify.success(t('saved'));
    },
  });
  const change = useMutation({
    mutationFn: (body: Pick<Partial<AccountInfo>, 'emailNotice' | 'noticeMail'>) =>
      call(endpoints.account.updateInfo, { body }),
    onSuccess: () => notify.success(t('saved')),
    onSettled: () => refreshPersonalData(),
  });
  const repeated = repeatedIn(form.values);
  const nowhere = info.email === null && names.every((name) => info[name] === null);
  return (
    <>
      <Card title={t('account.section.emailNotices')}>
        <label className={styles.switch}>
          <Switch
            checked={info.emailNotice}
            loading={change.isPending}
            onChange={(emailNotice) => change.mutate({ emailNotice })}
          />
          <span>
            {t('emailNotices.on')}
            <small>{t('emailNotices.hint')}</small>
          </span>
        </label>
        {info.emailNotice ? (
          <Radio.Group
            aria-label={t('emailNotices.when')}
            className={styles.choices}
            disabled={change.isPending}
            value={info.noticeMail}
            options={noticeMails.map(({ value, key }) => ({
              value,
              label: t(`emailNotices.${key}`, { hour: DIGEST_HOUR }),
            }))}
            onChange={({ target }) => change.mutate({ noticeMail: target.value as NoticeMail })}
          />
        ) : null}
        {info.emailNotice && nowhere ? <p className={styles.warning}>{t('emailNotices.nowhere')}</p> : null}
      </Card>
      <SectionForm title={t('emailNotices.title')} form={{ ...form, submit: repeated.size > 0 ? refuse : form.submit }}>
        {names.map((name) => (
          <FormField
            key={name}
            {...form.field(name)}
            {...(repeated.has(name) && { problem: errorText('notificationEmailTwice', lang) })}
          >
            {(control) => <Input {...control} {...form.text(name)} type="email" autoComplete="off" />}
          </FormField>
        ))}
      </SectionForm>
    </>
  );
}
