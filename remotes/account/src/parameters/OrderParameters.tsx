import { useEffect, useState } from 'react';
import { type ParameterValues, type SlotProps, parameterProblems, standardParameters } from '@archway/contracts';
import { useSession, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton } from '@archway/ui';
import { FormField, Select } from '@archway/ui/data';
import { ParameterFields } from '../screens/account/preferences/configurations/ParameterFields.tsx';
import { differences } from '../screens/account/preferences/configurations/differences.ts';
import { useConfigurations } from '../screens/account/preferences/configurations/use-configurations.ts';
import { useParameterForm } from '../screens/account/preferences/configurations/use-parameter-form.ts';
import { useProductSettings } from '../screens/account/production/use-product-settings.ts';
import styles from './order-parameters.module.css';

type Props = SlotProps['order.parameters'];

/** Something an order may be made by. */
interface Template {
  readonly key: string;
  readonly name: string;
  readonly values: ParameterValues;
}

const STANDARD = 'standard';
const PRODUCT = 'product';
const ORDER = 'order';

/** By which parameters an order is made: a configuration of the reader, changed for this order. */
export function OrderParameters({ kind, initial, onChange }: Props) {
  const t = useText('account');
  const { user } = useSession();
  const doctorId = user?.doctorId ?? '0';
  const configurations = useConfigurations(doctorId);
  const product = useProductSettings(doctorId);
  const failed = configurations.isError ? configurations : product.isError ? product : undefined;
  if (failed)
    return <ErrorBox title={t('configurations.failed')} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!configurations.records || !product.values) return <LoadingSkeleton variant="form" rows={2} />;
  const own = configurations.records.filter((record) => record.kind === kind);
  const kept = product.data?.record
    ? [{ key: PRODUCT, name: t('configurations.product'), values: product.values }]
    : [];
  const before = initial
    ? [{ key: ORDER, name: t('configurations.asOrdered'), values: { ...standardParameters, ...initial } }]
    : [];
  const templates: Template[] = [
    ...before,
    ...own.map(({ id, name, parameters }) => ({
      ...{ key: id, name: name || t('configurations.unnamed') },
      values: { ...standardParameters, ...parameters },
    })),
    ...kept,
    { key: STANDARD, name: t('configurations.standard'), values: standardParameters },
  ];
  return <Chosen key={kind} templates={templates} onChange={onChange} />;
}

function Chosen({ templates, onChange }: { templates: readonly Template[]; onChange: Props['onChange'] }) {
  const t = useText('account');
  // The default configuration comes first.
  const [key, choose] = useState(templates[0]?.key ?? STANDARD);
  const template = templates.find((each) => each.key === key)?.values ?? standardParameters;
  const parameters = useParameterForm(template, async () => undefined, false);
  const text = JSON.stringify(parameters.values);
  useEffect(() => {
    const values = JSON.parse(text) as ParameterValues;
    onChange(values, parameterProblems(values).length);
  }, [text, onChange]);
  const changed = differences(parameters.values, template);
  return (
    <div className={styles.parameters}>
      <FormField id="order-configuration" label={t('configurations.ofOrder')} hint={t('configurations.ofOrderHint')}>
        {({ id }) => (
          <Select
            id={id}
            value={key}
            options={templates.map((each) => ({ value: each.key, label: each.name }))}
            onChange={(next: string) => {
              choose(next);
              parameters.overwrite(templates.find((each) => each.key === next)?.values ?? standardParameters);
            }}
          />
        )}
      </FormField>
      <p className={styles.changed}>
        {changed.length === 0
          ? t('configurations.notChanged')
          : t('configurations.changedForOrder', {
              count: changed.length,
              names: changed.slice(0, 3).join(t('configurations.comma')),
            })}
      </p>
      <details open={parameters.problems.length > 0 || undefined}>
        <summary>{t('configurations.changeForOrder')}</summary>
        <div className={styles.fields}>
          <ParameterFields parameters={parameters} />
        </div>
      </details>
    </div>
  );
}
