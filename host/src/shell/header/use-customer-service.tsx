import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useShell } from '@archway/platform/host';

const ServiceDialog = lazy(() => import('./ServiceDialog.tsx'));

/** Where customer service is reached on this name; null where its operator has named nothing. */
interface CustomerService {
  readonly show: () => void;
  /** Stands where it is used; nothing until it is shown. */
  readonly dialog: ReactNode;
}

export function useCustomerService(): CustomerService | null {
  const contact = useShell().branding?.serviceContact;
  const [shown, setShown] = useState(false);
  if (!contact) return null;
  return {
    show: () => setShown(true),
    dialog: shown ? (
      <Suspense>
        <ServiceDialog contact={contact} onClose={() => setShown(false)} />
      </Suspense>
    ) : null,
  };
}
