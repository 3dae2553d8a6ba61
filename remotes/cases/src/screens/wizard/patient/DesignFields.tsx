import {
  type CaseDetail,
  type Entrust,
  type PracticeListItem,
  entrustTo,
  makesAppliance,
  productTypes,
} from '@archway/contracts';
import { FormField, Radio, Segmented } from '@archway/ui/data';
import { useLang, useText } from '@archway/platform';
import type { CaseService } from '../../../case/case-services.ts';
import { entrustName } from '../../../case/case-words.ts';
import type { FieldGroup } from './PatientStep.tsx';
import { entrustChoices } from './entrust-choices.ts';
import styles from './patient.module.css';

interface Props {
  service: CaseService;
  group: FieldGroup;
  practices: readonly PracticeListItem[];
  detail: CaseDetail | null;
}

/** Product, where it is an appliance, and who designs it. */
export function DesignFields({ service, group: { values, set, field }, practices, detail }: Props) {
  const t = useText('cases');
  const lang = useLang();
  const practice = practices.find((item) => item.practiceId === values.practiceId);
  const center = practice?.designCenterList.find((item) => item.practiceDefault) ?? practice?.designCenterList[0];
  return (
    <>
      {makesAppliance(service.id) ? (
        <FormField layout="row" {...field('productType')}>
          {({ id }) => (
            <Segmented
              id={id}
              value={values.productType ?? 'aligner'}
              options={productTypes.map((value) => ({ value, label: t(`product.${value}`) }))}
              onChange={(productType) => set({ productType })}
            />
          )}
        </FormField>
      ) : null}
      <FormField layout="row" {...field('entrust')}>
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label={t('field.entrust')}
            className={styles.choices ?? ''}
            value={values.entrust ?? entrustTo.self}
            onChange={(event) => set({ entrust: event.target.value as Entrust })}
          >
            {entrustChoices(practice, detail, { t, lang }).map(({ value, reason }) => (
              <Radio key={value} value={value} disabled={reason !== undefined} className={styles.choice ?? ''}>
                {entrustName(value, t)}
                <span className={styles.reason}>
                  {reason ??
                    (value === entrustTo.center && center ? center.designCenterName : t(`entrustHint.${value}`))}
                </span>
              </Radio>
            ))}
          </Radio.Group>
        )}
      </FormField>
    </>
  );
}
