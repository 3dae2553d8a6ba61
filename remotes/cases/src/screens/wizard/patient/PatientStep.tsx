import { useState } from 'react';
import type { CaseDetail, PracticeListItem } from '@archway/contracts';
import { Card } from '@archway/ui';
import { useText } from '@archway/platform';
import type { WizardCase } from '../use-wizard-case.ts';
import { today } from '../today.ts';
import { CaseFields } from './CaseFields.tsx';
import { DesignFields } from './DesignFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { type FieldProblem, type PatientValues, problemOf } from './patient-values.ts';

interface Props {
  wizard: WizardCase;
  practices: readonly PracticeListItem[];
  detail: CaseDetail | null;
  /** The reader has tried to go on: everything that is wrong is said. */
  showProblems: boolean;
}

/** What groups of fields share. */
export interface FieldGroup {
  readonly values: PatientValues;
  readonly set: (change: PatientValues) => void;
  /** What to say of a field now. */
  readonly problem: (field: keyof PatientValues) => FieldProblem | undefined;
  /** The reader has left the field: from now on it is said what is wrong with it. */
  readonly touch: (field: keyof PatientValues) => void;
}

/** The first step: who the patient is, where the case belongs, how it is designed. */
export function PatientStep({ wizard, practices, detail, showProblems }: Props) {
  const t = useText('cases');
  const [touched, setTouched] = useState<ReadonlySet<keyof PatientValues>>(new Set());
  const group: FieldGroup = {
    values: wizard.values,
    set: (change) => wizard.change({ ...wizard.values, ...change }),
    problem: (field) => (showProblems || touched.has(field) ? problemOf(field, wizard.values, today()) : undefined),
    touch: (field) => setTouched((known) => new Set(known).add(field)),
  };
  return (
    <>
      <Card title={t('group.person')}>
        <PersonFields group={group} />
      </Card>
      <Card title={t('group.case')}>
        <CaseFields group={group} practices={practices} detail={detail} />
      </Card>
      <Card title={t('group.design')}>
        <DesignFields group={group} practices={practices} detail={detail} />
      </Card>
    </>
  );
}
