import { MIN_ICON_CONTRAST, MIN_PRIMARY_CONTRAST, logoPlaces } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { Checkbox, FormField, Input, Radio } from '@archway/ui/data';
import operated from '../../operated/operated.module.css';
import { ColorChoice } from './ColorChoice.tsx';
import { LogoChoice } from './LogoChoice.tsx';
import type { TenantValues } from './tenant-form.ts';
import styles from './tenants.module.css';

const languages = ['browser', 'zh-CN', 'en-US'] as const;

/** Everything about a tenant. @param isNew its key is asked for */
export function TenantFields({ form, isNew }: { form: FormState<TenantValues>; isNew: boolean }) {
  const t = useText('console');
  const tick = (name: 'languageSwitch' | 'showLogo' | 'showPicture') => (
    <Checkbox checked={form.values[name]} onChange={({ target }) => form.set({ [name]: target.checked })}>
      {t(`tenants.field.${name}`)}
    </Checkbox>
  );
  return (
    <>
      {isNew ? (
        <FormField {...form.field('name')} hint={t('tenants.hint.name')}>
          {(control) => <Input {...control} {...form.text('name')} autoComplete="off" autoFocus />}
        </FormField>
      ) : null}
      <FormField {...form.field('title')} hint={t('tenants.hint.title')}>
        {(control) => <Input {...control} {...form.text('title')} />}
      </FormField>
      <FormField {...form.field('hosts')} hint={t('tenants.hint.hosts')}>
        {(control) => <Input.TextArea {...control} {...form.text('hosts')} autoSize={{ minRows: 2, maxRows: 6 }} />}
      </FormField>
      <ColorChoice form={form} name="primaryColor" least={MIN_PRIMARY_CONTRAST} />
      <ColorChoice form={form} name="iconColor" least={MIN_ICON_CONTRAST} />
      <ColorChoice form={form} name="loginColor" least={MIN_PRIMARY_CONTRAST} />
      <LogoChoice form={form} />
      <FormField {...form.field('logoPlace')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('tenants.field.logoPlace')}
            value={form.values.logoPlace}
            options={logoPlaces.map((value) => ({ value, label: t(`tenants.place.${value}`) }))}
            onChange={({ target }) => form.set({ logoPlace: target.value as TenantValues['logoPlace'] })}
          />
        )}
      </FormField>
      <div className={styles.ticks}>
        {tick('showLogo')}
        {tick('showPicture')}
      </div>
      <div className={operated.pair}>
        <FormField {...form.field('sloganZh')}>
          {(control) => <Input {...control} {...form.text('sloganZh')} lang="zh-CN" />}
        </FormField>
        <FormField {...form.field('sloganEn')}>
          {(control) => <Input {...control} {...form.text('sloganEn')} lang="en-US" />}
        </FormField>
      </div>
      <FormField {...form.field('serviceContact')} hint={t('tenants.hint.serviceContact')}>
        {(control) => <Input {...control} {...form.text('serviceContact')} autoComplete="off" />}
      </FormField>
      <FormField {...form.field('language')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('tenants.field.language')}
            value={form.values.language}
            options={languages.map((value) => ({ value, label: t(`tenants.language.${value}`) }))}
            onChange={({ target }) => form.set({ language: target.value as TenantValues['language'] })}
          />
        )}
      </FormField>
      <div className={styles.ticks}>{tick('languageSwitch')}</div>
    </>
  );
}
