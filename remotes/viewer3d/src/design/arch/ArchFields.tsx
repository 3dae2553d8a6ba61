import { libraryForms } from '@archway/contracts';
import { archNumbers, archNumbersOf } from '@archway/dental/edit';
import { useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { Spin } from '@archway/ui/data';
import { NumberField } from '../panel/NumberField.tsx';
import panelStyles from '../panel/panel.module.css';
import type { Design } from '../use-design.ts';
import { archRange, archUnit } from './arch-units.ts';
import styles from './arch.module.css';

/** The line of the shown jaw in numbers, and forms to begin with. */
export function ArchFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { arch, jaw, reads } = design;
  const { shown, waits } = arch;
  if (!shown) return <p className={panelStyles.nobody}>{t('design.arch.tooFew')}</p>;
  const numbers = archNumbersOf(shown.form, shown.marks);
  const still = reads || waits;
  return (
    <>
      <header className={styles.head}>
        <h2>{t(`design.arch.title.${jaw}`)}</h2>
        {(arch.running || waits) && <Spin size="small" aria-label={t('design.arch.running')} />}
      </header>
      <div className={panelStyles.fields} data-numbers="arch">
        {archNumbers.map((number) => {
          const [min, max] = archRange(number);
          return (
            <NumberField
              key={number}
              name={`arch-${number}`}
              label={t(`design.arch.${number}`)}
              value={numbers[number]}
              unit={archUnit(number)}
              min={min}
              max={max}
              disabled={still}
              onChange={(value) => arch.type(number, value)}
            />
          );
        })}
      </div>
      <div className={styles.forms} role="group" aria-label={t('design.arch.forms')}>
        {[...libraryForms, 'found' as const].map((name) => (
          <Button key={name} size="small" disabled={still} data-form={name} onClick={() => arch.choose(name)}>
            {t(`design.arch.form.${name}`)}
          </Button>
        ))}
      </div>
      <p className={panelStyles.hint}>{t('design.arch.hint')}</p>
    </>
  );
}
