import {
  type PreferenceContent,
  doctorType,
  endpoints,
  preferenceRules,
  standardMovementLimits,
  toothNumbering,
} from '@archway/contracts';
import { notify, query, useForm, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { FormField, Radio, Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import type { SectionProps } from '../sections.ts';
import { SectionForm } from '../SectionForm.tsx';
import { CardSection } from './CardSection.tsx';
import { Configurations } from './configurations/Configurations.tsx';
import { MovementSection } from './MovementSection.tsx';
import { usePreference } from './use-preference.ts';

type Fields = Pick<PreferenceContent, keyof typeof preferenceRules>;

/** How the reader likes to work: the first page after login, the numbering of teeth, how teeth move, how appliances are made. */
export function Preferences({ user }: SectionProps) {
  const t = useText('account');
  const { known, content, save } = usePreference(user.doctorId);
  const shown = useQuery(query(endpoints.platform.menuRoutes));
  if (known.isError)
    return <ErrorBox title={t('preferences.failed')} error={known.error} onRetry={() => void known.refetch()} />;
  if (known.isPending || shown.isPending) return <LoadingSkeleton variant="form" rows={3} />;
  const pages = new Set<number | undefined>(shown.data?.routes.map(({ designType }) => designType));
  const services = user.serviceTypeList.filter(({ value }) => pages.has(value));
  const { designHomePage, tidType } = content;
  return (
    <>
      <PreferenceForm initial={{ designHomePage, tidType }} services={services} save={save} />
      {user.doctorType === doctorType.doctor ? (
        <>
          <MovementSection
            initial={content.movementLimits ?? standardMovementLimits}
            save={(movementLimits) => save({ movementLimits })}
          />
          <CardSection
            user={user}
            initial={content.businessCard ?? {}}
            save={(businessCard) => save({ businessCard })}
          />
        </>
      ) : null}
      <Configurations doctorId={user.doctorId} />
    </>
  );
}

interface FormProps {
  initial: Fields;
  /** Services whose lists may be the first page. */
  services: SectionProps['user']['serviceTypeList'];
  save: (fields: Fields) => Promise<void>;
}

function PreferenceForm({ initial, services, save }: FormProps) {
  const t = useText('account');
  const form = useForm({
    id: 'preferences',
    rules: preferenceRules,
    initial,
    label: (name) => t(`preferences.${name}`),
    async send(fields) {
      await save(fields);
      notify.success(t('saved'));
    },
  });
  const { designHomePage, tidType } = form.values;
  return (
    <SectionForm title={t('account.section.preferences')} form={form}>
      <FormField {...form.field('designHomePage')} hint={t('preferences.homeHint')}>
        {({ id, status }) => (
          <Select
            id={id}
            status={status}
            value={designHomePage}
            options={services.map(({ name, value }) => ({ value, label: name }))}
            onChange={(value) => form.set({ designHomePage: value })}
          />
        )}
      </FormField>
      <FormField {...form.field('tidType')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('preferences.tidType')}
            value={tidType}
            onChange={(event) => form.set({ tidType: event.target.value as Fields['tidType'] })}
            options={[
              { value: toothNumbering.fdi, label: t('preferences.fdi') },
              { value: toothNumbering.palmer, label: t('preferences.palmer') },
            ]}
          />
        )}
      </FormField>
    </SectionForm>
  );
}
