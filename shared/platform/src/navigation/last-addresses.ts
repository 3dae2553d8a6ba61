/** With which search each screen was left in this tab, so that a way up leads where the way back would. */
const KEY = 'archway.lastAddresses';

/** Screens are few; patients are many, and nobody goes up to most of them. */
const MOST = 40;

type Addresses = Record<string, string>;

function read(): Addresses {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Addresses) : {};
  } catch {
    return {};
  }
}

export function keepAddress({ pathname, search }: { pathname: string; search: string }): void {
  const others = Object.entries(read()).filter(([path]) => path !== pathname);
  const entries = [...others, [pathname, search] as const].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage the way up leads to the screen as it begins.
  }
}

/** The path with the search that it was last shown with; the path alone for a screen that was not shown. */
export function lastAddressOf(pathname: string): string {
  const search = read()[pathname];
  return typeof search === 'string' && search.startsWith('?') ? pathname + search : pathname;
}
