import { wireWords } from '@archway/contracts';
import type { AppLocation } from '@archway/platform';
import { findRoute, matchParams, shellState } from '@archway/platform/host';

/** Keys of the query whose values are chosen by the product, or numbers of its records. All other values may be typed. */
const KEPT: ReadonlySet<string> = new Set([
  'key',
  'type',
  'section',
  'tab',
  'mode',
  wireWords.caseId,
  'version',
  wireWords.practiceId,
  'serviceType',
  'pageNum',
]);
const HARMLESS = /^[\w-]{1,30}$/;

interface RouteDescription {
  readonly name: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * A route as events hold it: name, pattern, the ids in the address, and the query, in which whatever a person may have
 * typed, a patient's name among it, is left out.
 */
export function describeRoute({ pathname, search }: AppLocation): RouteDescription {
  const route = findRoute(shellState.get().routes, pathname);
  const query = [...new URLSearchParams(search)].map(([key, value]): [string, string] => [
    key,
    KEPT.has(key) && HARMLESS.test(value) ? value : '',
  ]);
  return {
    name: route?.title.en ?? '',
    path: route?.path ?? pathname,
    params: route ? matchParams(route.path, pathname) : {},
    query: Object.fromEntries(query),
  };
}
