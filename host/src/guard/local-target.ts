/**
 * The address to go to after a login, from `?redirect=…`. Only a path of this origin counts: anything else would let a
 * link to the login lead to a stranger's page.
 */
export function localTarget(search: string, origin = window.location.origin): string | undefined {
  const redirect = new URLSearchParams(search).get('redirect');
  if (!redirect?.startsWith('/')) return undefined;
  try {
    const url = new URL(redirect, origin);
    const inside = url.origin === origin && url.pathname !== '/login';
    return inside ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
