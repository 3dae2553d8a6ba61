import {
  type Entrust,
  type PreferenceContent,
  designConfigurationRules,
  entrustTo,
  entrusts,
} from '@archway/contracts';
import { notify, useForm, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { FormField, Radio } from '@archway/ui/data';
import type { SectionProps } from '../../sections.ts';
import { SectionForm } from '../../SectionForm.tsx';
import { usePreference } from '../../preferences/use-preference.ts';
import styles from '../design.module.css';

type Stored = PreferenceContent['entrust'];

/** What is stored of a way of design; other clients write the word. */
const storedOf = (entrust: Stored): Exclude<Stored, 'orgDesign'> => (entrust === 'orgDesign' ? '1' : entrust);

/** How cases of the reader are designed unless something else is chosen for one. */
export function DesignConfiguration({ user }: SectionProps) {
  const t = useText('account');
  const { known, content, save } = usePreference(user.doctorId);
  if (known.isError)
    return <ErrorBox title={t('preferences.failed')} error={known.error} onRetry={() => void known.refetch()} />;
  if (known.isPending) return <LoadingSkeleton variant="form" rows={3} />;
  const entrust = storedOf(content.entrust);
  return <ConfigurationForm key={entrust} user={user} entrust={entrust} save={save} />;
}

interface FormProps extends SectionProps {
  entrust: Exclude<Stored, 'orgDesign'>;
  save: (change: { readonly entrust: Exclude<Stored, 'orgDesign'> }) => Promise<void>;
}

function ConfigurationForm({ user, entrust, save }: FormProps) {
  const t = useText('account');
  const form = useForm({
    id: 'design-configuration',
    rules: designConfigurationRules,
    initial: { entrust },
    label: () => t('design.entrust'),
    async send(values) {
      await save(values);
      notify.success(t('saved'));
    },
  });
  const practice = user.practices.find(({ practiceId }) => practiceId === user.currentPracticeId);
  /** Why the current practice cannot have it now; the choice stands for when it can. */
  const missing = (value: Entrust): string | undefined => {
    if (value === entrustTo.center && practice?.designCenterList.length === 0) return t('design.noCenter');
    return value === entrustTo.team && practice?.teamDesignEnabled === false ? t('design.noTeam') : undefined;
  };
  return (
    <SectionForm title={t('design.configuration')} form={form}>
      <FormField {...form.field('entrust')} hint={t('design.entrustHint')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('design.entrust')}
            className={styles.choices ?? ''}
            value={form.values.entrust}
            onChange={(event) => form.set({ entrust: event.target.value as FormProps['entrust'] })}
          >
            {entrusts.map((row) => (
              <Radio key={row.value} value={String(row.value)}>
                {t(`design.way.${row.key}`)}
                {missing(row.value) ? <span className={styles.reason}>{missing(row.value)}</span> : null}
              </Radio>
            ))}
          </Radio.Group>
        )}
      </FormField>
    </SectionForm>
  );
}
