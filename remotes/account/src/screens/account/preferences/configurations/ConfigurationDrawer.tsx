import { standardParameters } from '@archway/contracts';
import { confirmAction, useText } from '@archway/platform';
import { Button, Drawer } from '@archway/ui';
import { FormBody, FormField, Select } from '@archway/ui/data';
import { ParameterFields } from './ParameterFields.tsx';
import type { ConfigurationRecord } from './configuration-record.ts';
import { useParameterForm } from './use-parameter-form.ts';
import type { ConfigurationActions } from './use-configurations.ts';
import styles from './configurations.module.css';

interface Props {
  record: ConfigurationRecord;
  /** Those of the same kind, whose parameters may be taken over. */
  others: readonly ConfigurationRecord[];
  actions: ConfigurationActions;
  onClose: () => void;
}

const STANDARD = 'standard';
const FORM = 'parameters-form';

/** All parameters of a configuration. */
export function ConfigurationDrawer({ record, others, actions, onClose }: Props) {
  const t = useText('account');
  const parameters = useParameterForm(record.parameters, async (values) => {
    await actions.change({ ...record, parameters: values });
    onClose();
  });
  const { form, problems } = parameters;
  const close = async (): Promise<void> => {
    const sure =
      !form.dirty ||
      (await confirmAction({
        title: t('configurations.discardTitle'),
        body: t('configurations.discardBody'),
        okText: t('configurations.discard'),
        danger: true,
      }));
    if (sure) onClose();
  };
  const takeOver = async (id: string): Promise<void> => {
    const template = others.find((other) => other.id === id)?.parameters ?? standardParameters;
    const sure = await confirmAction({
      title: t('configurations.overwriteTitle'),
      body: t('configurations.overwriteBody'),
      okText: t('configurations.overwrite'),
    });
    if (sure) parameters.overwrite(template);
  };
  const templates = [
    { value: STANDARD, label: t('configurations.standard') },
    ...others.filter(({ id }) => id !== record.id).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Drawer
      open
      title={t('configurations.editTitle', { name: record.name })}
      size={760}
      onClose={() => void close()}
      footer={
        <div className={styles.footer}>
          <span role="status" className={styles.problems}>
            {problems.length > 0 ? t('configurations.problems', { count: problems.length }) : null}
          </span>
          <Button onClick={() => void close()}>{t('configurations.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={FORM} loading={form.busy}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <FormBody id={FORM} failure={form.failure} onSubmit={() => void parameters.submit()}>
        <FormField
          id="parameters-template"
          label={t('configurations.template')}
          hint={t('configurations.templateHint')}
        >
          {({ id }) => (
            <Select
              id={id}
              value={null}
              placeholder={t('configurations.templateChoose')}
              options={templates}
              onChange={(chosen: string | null) => (chosen === null ? undefined : void takeOver(chosen))}
            />
          )}
        </FormField>
        <ParameterFields parameters={parameters} />
      </FormBody>
    </Drawer>
  );
}
