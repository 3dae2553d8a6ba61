import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type CaseDetail, type PracticeListItem, endpoints } from '@archway/contracts';
import { Button, Card, Pencil } from '@archway/ui';
import { query, usePermission, useText, useUnsavedGuard } from '@archway/platform';
import { serviceOf } from '../../case/case-services.ts';
import { PatientClash } from '../wizard/patient/PatientClash.tsx';
import { PatientStep } from '../wizard/patient/PatientStep.tsx';
import { isComplete } from '../wizard/patient/patient-values.ts';
import { SaveIndicator } from '../../saving/SaveIndicator.tsx';
import { useWizardCase } from '../wizard/saving/use-wizard-case.ts';
import { CaseFacts } from './CaseFacts.tsx';
import styles from './detail.module.css';

/** Basic info, read; to be changed in place as long as the practice may. */
export function BasicInfo({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const [editing, setEditing] = useState(false);
  const mayEdit = usePermission('case:edit') && detail.editable;
  const practices = useQuery({ ...query(endpoints.access.practices), enabled: mayEdit });
  if (editing && mayEdit && practices.data) {
    return <EditInfo detail={detail} practices={practices.data} onDone={() => setEditing(false)} />;
  }
  return (
    <Card
      title={t('section.basic')}
      extra={
        mayEdit ? (
          <Button icon={<Pencil />} disabled={!practices.data} onClick={() => setEditing(true)}>
            {t('basic.edit')}
          </Button>
        ) : undefined
      }
    >
      <CaseFacts detail={detail} />
    </Card>
  );
}

interface EditProps {
  detail: CaseDetail;
  practices: readonly PracticeListItem[];
  onDone: () => void;
}

/** The wizard's first step, saving as it is changed. */
function EditInfo({ detail, practices, onDone }: EditProps) {
  const t = useText('cases');
  const service = serviceOf(detail.serviceType);
  const wizard = useWizardCase(practices, service.id, detail);
  const complete = isComplete(wizard.values);
  const { kind } = wizard.saveState;
  useUnsavedGuard(!complete || kind === 'failed' || kind === 'conflict');
  const close = async (): Promise<void> => {
    if (complete && (await wizard.flush())) onDone();
  };
  return (
    <div className={styles.edit}>
      <div className={styles.editHead}>
        <SaveIndicator state={wizard.saveState} />
        <Button type="primary" disabled={!complete} onClick={() => void close()}>
          {t('basic.done')}
        </Button>
      </div>
      <PatientClash wizard={wizard} practices={practices} />
      <PatientStep service={service} wizard={wizard} practices={practices} detail={detail} showProblems />
    </div>
  );
}
