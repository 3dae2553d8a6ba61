import { type ApiKey, apiScopes } from '@archway/contracts';
import { type TextFunction, formatDateTime, formatDay } from '@archway/platform';

export type KeyState = 'active' | 'expired' | 'revoked';

export const stateOf = ({ revokedTime, expired }: ApiKey): KeyState =>
  revokedTime !== null ? 'revoked' : expired ? 'expired' : 'active';

/** What a key may do, in the reader's language. */
export const scopesOf = ({ scopes }: ApiKey, lang: string): string =>
  apiScopes
    .filter(({ value }) => scopes.includes(value))
    .map(({ zh, en }) => (lang === 'zh-CN' ? zh : en))
    .join(lang === 'zh-CN' ? '、' : ', ');

export const usedText = (t: TextFunction, { lastUsedTime }: ApiKey): string =>
  lastUsedTime === null ? t('keys.neverUsed') : formatDateTime(lastUsedTime);

export const untilText = (t: TextFunction, { expiresOn }: ApiKey): string =>
  expiresOn === null ? t('keys.noEnd') : formatDay(expiresOn);
