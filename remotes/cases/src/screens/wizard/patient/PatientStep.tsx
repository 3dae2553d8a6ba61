import { type CaseDetail, type PracticeListItem, patientRules } from '@archway/contracts';
import { Card } from '@archway/ui';
import { type Fields, type TextBinding, textBinding, useFields, useText } from '@archway/platform';
import type { CaseService } from '../../../case/case-services.ts';
import type { WizardCase } from '../saving/use-wizard-case.ts';
import { CaseFields } from './CaseFields.tsx';
import { DesignFields } from './DesignFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { PatientField, PatientValues } from './patient-values.ts';

interface Props {
  service: CaseService;
  wizard: WizardCase;
  practices: readonly PracticeListItem[];
  detail: CaseDetail | null;
  /** The reader has tried to go on: everything that is wrong is said. */
  showProblems: boolean;
}

/** What groups of fields share. */
export interface FieldGroup extends Pick<Fields<PatientField>, 'field' | 'touch'> {
  readonly values: PatientValues;
  readonly set: (change: PatientValues) => void;
  readonly text: (field: PatientField) => TextBinding;
}

/** The first step: who the patient is, where the case belongs, how it is designed. */
export function PatientStep({ service, wizard, practices, detail, showProblems }: Props) {
  const t = useText('cases');
  const { values, refused } = wizard;
  const { field, touch } = useFields<PatientField>({
    id: 'patient',
    rules: patientRules,
    values,
    label: (name) => t(`field.${name}`),
    refused,
    revealed: showProblems,
  });
  const set = (change: PatientValues): void => wizard.change({ ...values, ...change });
  const text = textBinding<PatientValues>(patientRules, values, set, touch);
  const group: FieldGroup = { values, set, field, touch, text };
  return (
    <>
      <Card title={t('group.person')}>
        <PersonFields group={group} />
      </Card>
      <Card title={t('group.case')}>
        <CaseFields group={group} practices={practices} detail={detail} />
      </Card>
      <Card title={t('group.design')}>
        <DesignFields service={service} group={group} practices={practices} detail={detail} />
      </Card>
    </>
  );
}
