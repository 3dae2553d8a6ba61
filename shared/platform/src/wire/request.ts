import { API_BASE, APP_KEY } from '@archway/contracts';
import type { Endpoint } from '@archway/contracts';
import { currentLang } from '../i18n/i18n.ts';
import { clientId } from '../state/client-id.ts';

/** The parts of an input that any endpoint may have. */
export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Path below the origin, with parameters and query filled in. */
export function urlOf(endpoint: Endpoint, input: LooseInput = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  return `${API_BASE}${path}${searchOf(input.query)}`;
}

/** The headers of every call; `Authorization` only with a login. */
export function headersOf(token: string | null, hasBody: boolean): Record<string, string> {
  return {
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    lang: currentLang(),
    'X-App-Key': APP_KEY,
    Clientid: clientId(),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
