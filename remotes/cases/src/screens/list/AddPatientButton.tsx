import { useNavigate } from 'react-router-dom';
import { Button, Plus } from '@archway/ui';
import { usePermission, useText } from '@archway/platform';
import { usePracticeGate } from '../../gate/use-practice-gate.ts';

/** The way into the intake wizard, through the practice gate. Absent for those who may not open cases. */
export function AddPatientButton() {
  const t = useText('cases');
  const navigate = useNavigate();
  const may = usePermission('case:add');
  const gate = usePracticeGate();
  if (!may) return null;
  const open = async (): Promise<void> => {
    if (await gate.pass()) await navigate('/add-patient');
  };
  return (
    <Button type="primary" icon={<Plus />} onClick={() => void open()}>
      {t('list.addPatient')}
    </Button>
  );
}
