/** Pattern of a route (`/patient-detail/:id/:version`) as an expression; a final `/*` matches everything below. */
const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const body = pattern
    .replace(/\/\*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  const expression = new RegExp(`^${body}${pattern.endsWith('/*') ? '(?:/.*)?' : ''}/?$`);
  compiled.set(pattern, expression);
  return expression;
}

export const matchesPath = (pattern: string, pathname: string): boolean => compile(pattern).test(pathname);

/** The values of a pattern's parameters in a pathname that matches it: `/a/:id` and `/a/7` give `{ id: '7' }`. */
export function matchParams(pattern: string, pathname: string): Record<string, string> {
  const given = pathname.split('/');
  const named = pattern
    .split('/')
    .flatMap((part, at): [string, string][] => (part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : []));
  return Object.fromEntries(named);
}

const vague = (pattern: string): number => (pattern.endsWith('/*') ? 1000 : 0) + (pattern.match(/:/g)?.length ?? 0);

/** The route that a pathname belongs to; a literal path wins over a parameter, a parameter over a wildcard. */
export function findRoute<R extends { path: string }>(routes: readonly R[], pathname: string): R | undefined {
  const found = routes.filter((route) => matchesPath(route.path, pathname));
  return found.sort((a, b) => vague(a.path) - vague(b.path))[0];
}
