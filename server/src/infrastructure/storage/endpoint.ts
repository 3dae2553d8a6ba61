/**
 * Where the caller's browser finds the embedded storage: under the origin by which it reached the server, if that name is
 * an allowed one. The SDK takes no address for a host, so 127.0.0.1 becomes localhost, which the server answers as well.
 * @param hosts allowed names; `*.x` stands for every name below x.
 */
export function endpointFor(origin: string | undefined, port: number, hosts: readonly string[]): string {
  const local = `http://localhost:${port}`;
  if (!origin || !URL.canParse(origin)) return local;
  const url = new URL(origin);
  if (hosts.some((pattern) => isCovered(url.hostname, pattern))) return url.origin;
  return url.port === '' ? local : `http://localhost:${url.port}`;
}

const isCovered = (name: string, pattern: string): boolean =>
  !isAddress(name) && (pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern);

const isAddress = (name: string): boolean => name.startsWith('[') || /^[\d.]+$/.test(name);
