import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from '@archway/ui';
import { useLang } from '../i18n/use-text.ts';
import { queryClient } from '../wire/query-client.ts';
import { styleNonce } from './style-nonce.ts';
import { useShell } from './shell-state.ts';

/** What every React root of the page stands in: the tenant's theme and the one query client. */
export function Providers({ children }: { children: ReactNode }) {
  const primary = useShell().branding?.cssVariables['--primary-color'];
  const lang = useLang();
  return (
    <ThemeProvider brand={{ primary }} nonce={styleNonce()} lang={lang}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ThemeProvider>
  );
}
