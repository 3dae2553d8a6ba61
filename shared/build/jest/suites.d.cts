/** @see suites.cjs */
export function suitesOf(
  dir: string,
  options?: { readonly scratch?: string },
): { readonly roots: string[]; readonly testMatch: string[] };
