/**
 * Every call of the wire, by domain. A namespace and not an object, so that a build holds the domains that it calls
 * and none of the others.
 */
export * as endpoints from './endpoint-domains.ts';
