const LOGIN = '/login';

/** `/login?redirect={fullPath}` of where the page is; plain when there is nothing to come back to. */
export function loginPath(from: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location): string {
  if (from.pathname === LOGIN || from.pathname === '/') return LOGIN;
  return `${LOGIN}?redirect=${encodeURIComponent(from.pathname + from.search + from.hash)}`;
}
