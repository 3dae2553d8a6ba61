import { useNavigate } from 'react-router-dom';
import { Button, Plus } from '@archway/ui';
import { usePermission, useText } from '@archway/platform';
import { newCasePath } from '../../case/case-address.ts';
import type { CaseService } from '../../case/case-services.ts';
import { usePracticeGate } from '../../gate/use-practice-gate.ts';

/** The way into the intake wizard of a service, through the practice gate. Absent for those who may not open cases. */
export function AddPatientButton({ service }: { service: CaseService }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const may = usePermission('case:add');
  const gate = usePracticeGate();
  if (!may) return null;
  const open = async (): Promise<void> => {
    if (await gate.pass()) await navigate(newCasePath(service.id));
  };
  return (
    <Button type="primary" icon={<Plus />} onClick={() => void open()}>
      {t(`list.add.${service.key}`)}
    </Button>
  );
}
