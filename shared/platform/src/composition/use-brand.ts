import { useShell } from './shell-state.ts';

/** Whose product the reader sees. */
export interface Brand {
  readonly name: string;
  /** As `#rrggbb`. */
  readonly color: string;
  /** Address of its logo, which may be missing. */
  readonly logo: string;
}

const NEUTRAL = '#1a1d27';

/** What a document shows of the tenant at whose address it is made. */
export function useBrand(): Brand {
  const { branding } = useShell();
  return {
    name: branding?.pageTitle ?? '',
    color: branding?.cssVariables['--primary-color'] ?? NEUTRAL,
    logo: '/custom/logo.png',
  };
}
