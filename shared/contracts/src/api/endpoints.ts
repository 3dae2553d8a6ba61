import type { ApiEndpoint } from './api-endpoint.ts';
import { apiCaseEndpoints } from './case-endpoints.ts';
import { apiFileEndpoints } from './file-endpoints.ts';

/** Every call of the public API, by record. */
export const apiEndpoints = {
  cases: apiCaseEndpoints,
  files: apiFileEndpoints,
} as const;

/** The same calls as a flat list, for registration, documentation and tests. */
export const allApiEndpoints: readonly ApiEndpoint[] = Object.values(apiEndpoints).flatMap(
  (group) => Object.values(group) as ApiEndpoint[],
);
