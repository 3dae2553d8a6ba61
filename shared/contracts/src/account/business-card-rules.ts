import type { FormRules } from '../wire/field-rule.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '../wire/patterns.ts';

/** What doctors say of themselves to patients, besides their name. */
export const businessCardRules = {
  title: { kind: 'text', max: 60 },
  phone: { kind: 'text', max: 30, pattern: PHONE_PATTERN, mismatch: 'phoneInvalid' },
  email: { kind: 'text', max: 120, pattern: EMAIL_PATTERN, mismatch: 'emailInvalid' },
  words: { kind: 'text', max: 300 },
  /** Name of the stored picture. */
  picture: { kind: 'text', max: 300, mismatch: 'cardPictureInvalid', refusals: ['cardPictureInvalid'] },
} as const satisfies FormRules;

/** The picture of a card is square, of so many pixels: the page makes it so. */
export const CARD_PICTURE_SIDE = 512;
/** Largest stored picture; a square of those pixels stays far below. */
export const CARD_PICTURE_BYTES = 1_048_576;
/** What its file is called, below the place of the doctor's settings. */
export const CARD_PICTURE_NAME = /^card-[\w-]{1,64}\.jpg$/;
/** What a picture may be made of. */
export const cardPictureExtensions = ['.jpg', '.jpeg', '.png', '.webp'] as const;
