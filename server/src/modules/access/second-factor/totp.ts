import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of phones are a little off: one code before and one after are taken. */
const WINDOW = 1;

const totpOf = (secret: string, label = 'Archway'): TOTP =>
  new TOTP({ issuer: 'Archway', label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** A secret of 160 bits, in base 32, as apps want it typed. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the QR code. */
export const enrolmentUri = (secret: string, userName: string): string => totpOf(secret, userName).toString();

/**
 * The time step that a code belongs to; null for a wrong one. A step is good once: its number only grows.
 * @param now milliseconds since 1970
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
