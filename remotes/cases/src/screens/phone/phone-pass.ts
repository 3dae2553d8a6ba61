import { type LinkPass, linkPassOf } from '@archway/platform';

/** What the phone shows with every call. */
export type PhonePass = LinkPass;

/** The pass for the link that the QR code leads to. */
export const passOf = (hash: string): PhonePass | null => linkPassOf(hash, 'archway.phonePass');
