import { useState } from 'react';
import { hasDuty } from '@archway/contracts';
import { Button, UploadIcon, lazyComponent } from '@archway/ui';
import { usePermission, usePhone, useSession, useText } from '@archway/platform';

// With the dialog come uploads, their checkpoints and checksums, which nobody who only looks at a list needs.
const ImportDialog = lazyComponent(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Brings a case of another installation here. Absent for those who answer for no practice. */
export function ImportButton() {
  const t = useText('cases');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const roles = useSession().user?.roles ?? [];
  if (!usePermission('case:add') || !hasDuty(roles, 'oversee')) return null;
  return (
    <>
      <Button
        icon={<UploadIcon aria-hidden="true" />}
        aria-label={t('exchange.import.action')}
        onClick={() => setOpen(true)}
      >
        {phone ? null : t('exchange.import.action')}
      </Button>
      {open ? <ImportDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
