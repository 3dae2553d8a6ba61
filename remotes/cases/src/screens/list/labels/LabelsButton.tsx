import { useState } from 'react';
import { Button, Tags } from '@archway/ui';
import { usePermission, usePhone, useText } from '@archway/platform';
import { useLabels } from './use-labels.ts';
import { ManageLabels } from './ManageLabels.tsx';

/** Opens the labels of the practice. Absent for those who keep none. */
export function LabelsButton() {
  const t = useText('cases');
  const may = usePermission('case:label');
  const phone = usePhone();
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  if (!may || !labels.data?.some(({ editable }) => editable)) return null;
  return (
    <>
      <Button icon={<Tags aria-hidden="true" />} aria-label={t('labels.button')} onClick={() => setOpen(true)}>
        {phone ? null : t('labels.button')}
      </Button>
      <ManageLabels open={open} onClose={() => setOpen(false)} />
    </>
  );
}
