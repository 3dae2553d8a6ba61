import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../secrets.ts';

type Keys = Pick<Secrets, 'derive'>;

/** A signature under a key of this installation; each purpose has its own. */
export const signed = (secrets: Keys, purpose: 'second-factor-challenge' | 'recovery-code', text: string): string =>
  createHmac('sha256', secrets.derive(purpose)).update(text).digest('base64url');
