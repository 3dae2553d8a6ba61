import { type ConfigurationKind, configurationRules, standardParameters } from '@archway/contracts';
import { useForm, useText } from '@archway/platform';
import { FormDialog, FormField, Input, Select } from '@archway/ui/data';
import { useState } from 'react';
import type { ConfigurationRecord } from './configuration-record.ts';
import type { ConfigurationActions } from './use-configurations.ts';

interface Props {
  kind: ConfigurationKind;
  /** Null: a new one. */
  record: ConfigurationRecord | null;
  /** Those of the same kind; a new one may begin as one of them. */
  others: readonly ConfigurationRecord[];
  actions: ConfigurationActions;
  onClose: () => void;
}

const STANDARD = 'standard';

/** Names a configuration; a new one begins as the standard, or as another one. */
export function NameDialog({ kind, record, others, actions, onClose }: Props) {
  const t = useText('account');
  const [from, setFrom] = useState(STANDARD);
  const form = useForm({
    id: 'configuration-name',
    rules: configurationRules,
    initial: { settingName: record?.name ?? '' },
    label: () => t('configurations.name'),
    guard: false,
    async send({ settingName: name }) {
      const parameters = others.find(({ id }) => id === from)?.parameters ?? standardParameters;
      await (record ? actions.change({ ...record, name }) : actions.add({ kind, name, parameters }));
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.dialog}
      open
      title={record ? t('configurations.renameTitle') : t(`configurations.addTo.${kind}`)}
      okText={t(record ? 'save' : 'configurations.add')}
      onCancel={onClose}
    >
      <FormField {...form.field('settingName')}>
        {(control) => <Input {...control} {...form.text('settingName')} autoComplete="off" autoFocus />}
      </FormField>
      {record || others.length === 0 ? null : (
        <FormField id="configuration-from" label={t('configurations.from')} hint={t('configurations.fromHint')}>
          {({ id }) => (
            <Select
              id={id}
              value={from}
              options={[
                { value: STANDARD, label: t('configurations.standard') },
                ...others.map((other) => ({ value: other.id, label: other.name })),
              ]}
              onChange={setFrom}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
