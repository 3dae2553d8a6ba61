import { createHash, randomBytes } from 'node:crypto';

/** A secret that means nothing by itself: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. It is random enough for a plain hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
