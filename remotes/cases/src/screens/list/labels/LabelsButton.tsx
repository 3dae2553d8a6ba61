import { useState } from 'react';
import { Button, Tags, lazyComponent } from '@archway/ui';
import { usePermission, usePhone, useText } from '@archway/platform';
import { useLabels } from './use-labels.ts';

const ManageLabels = lazyComponent(async () => ({ default: (await import('./ManageLabels.tsx')).ManageLabels }));

/** Opens the labels of the practice. Absent for those who keep none. */
export function LabelsButton() {
  const t = useText('cases');
  const may = usePermission('case:label');
  const phone = usePhone();
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const [wanted, want] = useState(false);
  if (!may || !labels.data?.some(({ editable }) => editable)) return null;
  return (
    <>
      <Button
        icon={<Tags aria-hidden="true" />}
        aria-label={t('labels.button')}
        onClick={() => {
          want(true);
          setOpen(true);
        }}
      >
        {phone ? null : t('labels.button')}
      </Button>
      {wanted ? <ManageLabels open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
