import { type ParameterGroup, counts, finalCompensation, parameterGroups } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { GroupDrawing } from './drawings/GroupDrawing.tsx';
import { ParameterField } from './ParameterField.tsx';
import type { ParameterForm } from './use-parameter-form.ts';
import styles from './configurations.module.css';

/** The parameters in their groups; one that does not count now is left out. */
export function ParameterFields({ parameters }: { parameters: ParameterForm }) {
  return parameterGroups.map((group) => <Group key={group.key} group={group} parameters={parameters} />);
}

function Group({ group, parameters }: { group: ParameterGroup; parameters: ParameterForm }) {
  const t = useText('account');
  const total = group.key === 'compensation' ? finalCompensation(parameters.values) : null;
  const heading = `parameters-${group.key}`;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <div className={styles.heading}>
        <h3 id={heading}>{bilingual(group.name)}</h3>
        <GroupDrawing group={group.key} values={parameters.values} />
      </div>
      <div className={styles.fields}>
        {group.parameters
          .filter((parameter) => counts(parameters.values, parameter))
          .map((parameter) => (
            <ParameterField key={parameter.key} parameter={parameter} parameters={parameters} />
          ))}
      </div>
      {total === null ? null : (
        <p className={styles.total}>
          {t('configurations.finalCompensation')} <output>{t('configurations.mm', { num: total })}</output>
        </p>
      )}
    </section>
  );
}
