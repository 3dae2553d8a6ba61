import { APP_KEY } from '@archway/contracts';
import { currentLang } from '../i18n/i18n.ts';
import { clientId } from '../state/client-id.ts';

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
