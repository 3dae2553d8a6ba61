/** A path with its parts, as routers speak of it. */
export interface PathParts {
  pathname?: string | undefined;
  search?: string | undefined;
  hash?: string | undefined;
}
export type To = string | PathParts;

export function toHref(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`;
}

/** The parts of a path; a missing pathname (`?page=2`, `#top`) is taken from `base`. */
export function parsePath(href: string, base = '/'): Required<{ [K in keyof PathParts]: string }> {
  const url = new URL(href, `http://path.invalid${base}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}
