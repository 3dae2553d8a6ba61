import {
  type ImplantMeasure,
  type PlannedImplant,
  boneClassOf,
  implantMeasureNames,
  implantMeasures,
  implantTextRules,
  isUpper,
} from '@archway/contracts';
import { Card } from '@archway/ui';
import { FormField, Input, InputNumber } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { Cautions } from '../Cautions.tsx';
import { measureTitle } from '../implant-words.ts';
import styles from './report-editor.module.css';

interface Props {
  implant: PlannedImplant;
  /** Of its position, as the reader numbers teeth. */
  name: string;
  onChange: (implant: PlannedImplant) => void;
}

/** The implant of one position, what was measured there, and at once what asks for attention. */
export function ImplantCard({ implant, name, onChange }: Props) {
  const t = useText('cases');
  const { position, system, remark, density } = implant;
  const id = (field: string): string => `implant-${position}-${field}`;
  const bone = boneClassOf(density);
  const hints: Partial<Record<ImplantMeasure, string>> = {
    ...(bone && { density: t('implant.boneClass', { class: bone }) }),
    ...(isUpper(position) && { clearance: t('implant.sinusHint') }),
  };
  return (
    <Card title={t('implant.implantAt', { tooth: name })}>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <FormField label={t('implant.field.system')} id={id('system')} required>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={implantTextRules.system.max}
                value={system}
                onChange={(event) => onChange({ ...implant, system: event.target.value })}
              />
            )}
          </FormField>
        </div>
        {implantMeasureNames.map((measure) => {
          const { min, max, step, unit } = implantMeasures[measure];
          return (
            <FormField
              key={measure}
              label={measureTitle(measure, implant, t)}
              id={id(measure)}
              required={measure === 'diameter' || measure === 'length'}
              hint={hints[measure]}
            >
              {(control) => (
                <InputNumber
                  {...control}
                  className={styles.number ?? ''}
                  {...{ min, max, step }}
                  precision={step < 1 ? 1 : 0}
                  suffix={unit}
                  value={implant[measure]}
                  onChange={(value) => onChange({ ...implant, [measure]: typeof value === 'number' ? value : null })}
                />
              )}
            </FormField>
          );
        })}
        <div className={styles.wide}>
          <FormField label={t('implant.field.remark')} id={id('remark')}>
            {(control) => (
              <Input.TextArea
                {...control}
                autoSize={{ minRows: 1, maxRows: 6 }}
                maxLength={implantTextRules.remark.max}
                value={remark}
                onChange={(event) => onChange({ ...implant, remark: event.target.value })}
              />
            )}
          </FormField>
        </div>
      </div>
      <Cautions implant={implant} />
    </Card>
  );
}
