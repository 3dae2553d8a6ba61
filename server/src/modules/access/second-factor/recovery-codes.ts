import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';
import { signed } from './signed.ts';

const RECOVERY_CODES = 10;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Fifty random bits, in two groups of five. */
function newCode(): string {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

export const newCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** As it is compared: without what people put between the letters. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** What the database keeps: signed with a key that is not in it, since fifty bits could be tried out. */
export const codeHash = (secrets: Pick<Secrets, 'derive'>, userId: string, code: string): string =>
  signed(secrets, 'recovery-code', `${userId} ${plain(code)}`);
