import { useState } from 'react';
import { Button, Smartphone } from '@archway/ui';
import { usePhone, useText } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { usePhoneLink } from './use-phone-link.ts';

/** On a desk: lets a phone take the photos. A phone has its own camera at hand. */
export function UploadByPhone({ caseId, version }: CasePlace) {
  const t = useText('cases');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const use = usePhoneLink({ caseId, version }, open);
  if (phone) return null;
  return (
    <>
      <Button
        icon={<Smartphone />}
        onClick={() => {
          setOpen(true);
          void use.make();
        }}
      >
        {t('phoneLink.button')}
      </Button>
      {open ? <PhoneDialog use={use} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
