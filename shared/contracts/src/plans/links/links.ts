import { z } from 'zod';
import { device } from '../../access/security-endpoints.ts';
import { instant } from '../../wire/envelope.ts';

/** 256 random bits as base64url. */
export const linkSecret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** One opening of a link, or what was tried to open it. */
export const linkVisit = z.object({
  time: instant,
  /** When it was last used. */
  lastTime: instant,
  device: device.nullable(),
  address: z.string(),
  /** Nothing was opened: so many wrong passwords were shown, one after the other. 0 for an opening. */
  wrongPasswords: z.number().int(),
});
export type LinkVisit = z.infer<typeof linkVisit>;
