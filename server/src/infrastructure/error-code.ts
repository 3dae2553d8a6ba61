/** The code of an error of Node, a driver or a client (`ENOENT`, `EADDRINUSE`, …); undefined when it has none. */
export function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
