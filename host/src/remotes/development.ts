import type { ShellRemote } from '@archway/contracts';

interface Override {
  readonly name: string;
  /** Manifest of the build in development, on the development server. */
  readonly entry: string;
}

/** Written by the development server into its page, never by the product's. */
declare global {
  var __archwayDevelopment: Override | undefined;
}

/** The remote that is being developed, in place of its deployed build. Does nothing in a production build. */
export function developmentEntry(remote: ShellRemote): string | undefined {
  if (process.env.NODE_ENV === 'production') return undefined;
  const override = globalThis.__archwayDevelopment;
  return override?.name === remote.name ? override.entry : undefined;
}
