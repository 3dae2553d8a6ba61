import { type Parameter, type ParameterValues, counts, parameterGroups } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { DescriptionList } from '@archway/ui';
import { ownParameters, parameterText } from './parameter-words.ts';
import styles from './parameter-values.module.css';

/** Parameters that an order is made by: what is not the standard first, and all of them on demand. */
export function ParameterValuesList({ parameters }: { parameters: ParameterValues }) {
  const t = useText('production');
  const own = ownParameters(parameters);
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
  return (
    <DescriptionList
      columns={2}
      items={parameters.map((parameter) => ({
        key: parameter.key,
        label: bilingual(parameter.name),
        value: parameterText(parameter, values, t),
      }))}
    />
  );
}
