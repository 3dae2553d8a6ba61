import * as domains from './endpoint-domains.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Every call of the wire as a flat list, for registration, documentation and the tests that walk over all of them. */
export const allEndpoints: readonly Endpoint[] = Object.values(domains).flatMap(
  (domain) => Object.values(domain) as Endpoint[],
);
