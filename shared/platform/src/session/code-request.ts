import { useEffect, useState } from 'react';
import { type CodePurpose, contactOf, endpoints } from '@archway/contracts';
import { useText } from '../i18n/use-text.ts';
import { tabStore } from '../state/browser-storage.ts';
import { call } from '../wire/call.ts';
import { ApiError } from '../wire/api-error.ts';
import { transportFailure } from '../wire/failures.ts';

const SECOND_MS = 1000;
const keyOf = (purpose: CodePurpose): string => `archway.code.${purpose}`;

/** To whom a code was sent, and when the next one may be asked for (milliseconds of the clock). */
interface Sent {
  readonly target: string;
  readonly until: number;
}

function kept(purpose: CodePurpose): Sent | null {
  try {
    const { target, until } = JSON.parse(tabStore.get(keyOf(purpose)) ?? 'null') as Partial<Sent>;
    return typeof target === 'string' && typeof until === 'number' && until > Date.now() ? { target, until } : null;
  } catch {
    return null;
  }
}

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));

export interface CodeRequest {
  /** Seconds until this target may ask again; 0 for now. Also after a reload of the tab. */
  readonly left: number;
  readonly busy: boolean;
  /** A code was asked for, for this target. */
  readonly sent: boolean;
  /** Why none could be asked for, in words. */
  readonly failure: string | undefined;
  /** What the button says: to send, or how long to wait. */
  readonly label: string;
  ask(): Promise<void>;
}

/**
 * Asks for verification codes for what stands in a form, and counts down to the next.
 * @param account phone or e-mail as it was entered
 * @param region country of a number without a plus, ISO 3166-1 alpha-2
 */
export function useCodeRequest(purpose: CodePurpose, account: string, region: string): CodeRequest {
  const t = useText('platform');
  const [sent, setSent] = useState(() => kept(purpose));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ target: string; failure: ApiError } | null>(null);
  const [, tick] = useState(0);
  const target = contactOf(account, region)?.target ?? '';
  const own = sent?.target === target ? sent : null;
  const left = own ? secondsUntil(own.until) : 0;

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), SECOND_MS);
    return () => clearTimeout(timer);
  });

  const ask = async (): Promise<void> => {
    if (busy || left > 0) return;
    setBusy(true);
    setFailed(null);
    try {
      const answer = await call(endpoints.access.verificationCode, { body: { account, region, purpose } });
      const next = { target, until: Date.now() + answer.retryAfter * SECOND_MS };
      tabStore.set(keyOf(purpose), JSON.stringify(next));
      setSent(next);
    } catch (failure) {
      setFailed({ target, failure: failure instanceof ApiError ? failure : transportFailure('unexpected') });
    } finally {
      setBusy(false);
    }
  };
  return {
    left,
    busy,
    sent: own !== null,
    failure: failed?.target === target ? failed.failure.message : undefined,
    label: left > 0 ? t('code.retryAfter', { num: left }) : t(own ? 'code.again' : 'code.send'),
    ask,
  };
}
