import { type Parameter, type ParameterValue, parameterValue } from '@archway/contracts';
import { bilingual } from '@archway/platform';
import { FormField, Input, InputNumber, Select, Switch } from '@archway/ui/data';
import { CarvingContentControl } from './CarvingContentControl.tsx';
import { ExtractionControl } from './ExtractionControl.tsx';
import type { ParameterForm } from './use-parameter-form.ts';
import styles from './configurations.module.css';

interface Props {
  parameter: Parameter;
  parameters: ParameterForm;
}

/** One parameter: its name with its unit, its control, and what it does or what is wrong with it. */
export function ParameterField({ parameter, parameters }: Props) {
  const { form, values } = parameters;
  const value = parameterValue(values, parameter);
  const change = (next: ParameterValue): void => form.set({ [parameter.key]: next });
  return (
    <FormField {...parameters.field(parameter.key)} hint={bilingual(parameter.note)}>
      {({ id, status, ...aria }) => {
        switch (parameter.kind) {
          case 'switch':
            return (
              <span>
                <Switch {...aria} id={id} checked={value === true} onChange={change} />
              </span>
            );
          case 'number':
            return (
              <InputNumber
                {...aria}
                className={styles.number ?? ''}
                id={id}
                status={status}
                step={parameter.step}
                value={typeof value === 'number' ? value : null}
                placeholder={parameter.standard === null ? '—' : String(parameter.standard)}
                onChange={(next) => change(typeof next === 'number' ? next : null)}
              />
            );
          case 'choice':
            // antd names options by texts and numbers, and some of these are yes and no.
            return (
              <Select
                {...aria}
                id={id}
                status={status}
                value={parameter.options.findIndex((option) => option.value === value)}
                options={parameter.options.map(({ name }, at) => ({ value: at, label: bilingual(name) }))}
                onChange={(at: number) => change(parameter.options[at]?.value ?? null)}
              />
            );
          case 'carving':
            return (
              <CarvingContentControl
                {...aria}
                id={id}
                status={status}
                value={typeof value === 'string' ? value : null}
                onChange={change}
              />
            );
          case 'extraction':
            return (
              <ExtractionControl
                {...aria}
                id={id}
                status={status}
                value={typeof value === 'string' ? value : null}
                onChange={change}
              />
            );
          case 'text':
            return (
              <Input
                {...aria}
                id={id}
                status={status}
                maxLength={parameter.max}
                autoComplete="off"
                value={typeof value === 'string' ? value : ''}
                onChange={({ target }) => change(target.value === '' ? null : target.value)}
              />
            );
        }
      }}
    </FormField>
  );
}
