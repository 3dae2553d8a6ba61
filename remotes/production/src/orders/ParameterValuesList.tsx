import {
  type Parameter,
  type ParameterValues,
  counts,
  parameterGroups,
  parameterValue,
  standardParameters,
  unitNames,
} from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { DescriptionList } from '@archway/ui';
import styles from './parameter-values.module.css';

/** Parameters that an order is made by: what is not the standard first, and all of them on demand. */
export function ParameterValuesList({ parameters }: { parameters: ParameterValues }) {
  const t = useText('production');
  const own = parameterGroups
    .flatMap((group) => group.parameters)
    .filter((parameter) => counts(parameters, parameter))
    .filter((parameter) => parameterValue(parameters, parameter) !== parameterValue(standardParameters, parameter));
  return (
    <div className={styles.parameters}>
      {own.length === 0 ? (
        <p className={styles.quiet}>{t('detail.standardParameters')}</p>
      ) : (
        <Values parameters={own} values={parameters} />
      )}
      <details>
        <summary>{t('detail.allParameters')}</summary>
        {parameterGroups.map((group) => (
          <section key={group.key} aria-label={bilingual(group.name)}>
            <h3 className={styles.group}>{bilingual(group.name)}</h3>
            <Values
              parameters={group.parameters.filter((parameter) => counts(parameters, parameter))}
              values={parameters}
            />
          </section>
        ))}
      </details>
    </div>
  );
}

function Values({ parameters, values }: { parameters: readonly Parameter[]; values: ParameterValues }) {
  const t = useText('production');
  const shown = (parameter: Parameter): string | null => {
    const value = parameterValue(values, parameter);
    if (value === null) return null;
    if (parameter.kind === 'switch') return t(value === true ? 'yes' : 'no');
    if (parameter.kind === 'number')
      return [value, parameter.unit && unitNames[parameter.unit]].filter((part) => part !== undefined).join(' ');
    const option = parameter.kind === 'choice' && parameter.options.find((each) => each.value === value);
    return option ? bilingual(option.name) : String(value);
  };
  return (
    <DescriptionList
      columns={2}
      items={parameters.map((parameter) => ({
        key: parameter.key,
        label: bilingual(parameter.name),
        value: shown(parameter),
      }))}
    />
  );
}
