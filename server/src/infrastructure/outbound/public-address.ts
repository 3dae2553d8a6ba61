import { type LookupAddress, lookup } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address leads into a network that others have no business in, or is no address of the web. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** What IPv6 has given out for the whole world; within it, `range` knows the exceptions. */
const GLOBAL_IPV6 = [ipaddr.parse('2000::') as ipaddr.IPv6, 3] as const;

/**
 * Whether the whole world may reach an IP address: none that is private, of a link, of this machine, shared, reserved,
 * multicast, or that hides another address (mapped, 6to4, Teredo, NAT64).
 * @param loopback takes addresses of this machine, too: for tests and for trying things out
 */
export function isPublic(address: string, loopback: boolean): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback') return loopback;
  if (range !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(...GLOBAL_IPV6);
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Looks at an address before anything is resolved: https, no login in it, and no forbidden IP address. With `loopback`,
 * http leads to this machine, too.
 * @throws AddressRefused
 */
export function assertWebAddress(url: URL, loopback: boolean): void {
  const host = bare(url.hostname);
  const local =
    loopback && (host === 'localhost' || (isIP(host) !== 0 && !isPublic(host, false) && isPublic(host, true)));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) throw new AddressRefused('not https');
  if (url.username !== '' || url.password !== '') throw new AddressRefused('a login in the address');
  if (isIP(host) !== 0 && !isPublic(host, loopback)) throw new AddressRefused('not public');
}

/**
 * Resolves names for a connection, which is then made to what was looked at: a name that answers otherwise the next time
 * gains nothing by it. One forbidden address among several is one too many.
 */
export const publicLookup =
  (loopback: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 4);
      if (!found.every(({ address }) => isPublic(address, loopback)))
        return callback(new AddressRefused('not public'), '', 4);
      // What asks for all gets all.
      if (options.all) (callback as unknown as (none: null, all: LookupAddress[]) => void)(null, found);
      else callback(null, first.address, first.family);
    });
  };
