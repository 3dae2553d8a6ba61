/** Ids travel as strings, whatever the database keeps. */
export const ID_PATTERN = /^[1-9]\d{0,17}$/;

/** What a client makes up for something that it asks for once: asked again with it, it is the same. 32 hexadecimal characters. */
export const CLIENT_KEY_PATTERN = /^[0-9a-f]{32}$/;

/** An e-mail address: one @, no dots in a row, a domain with an ending of letters. */
export const EMAIL_PATTERN = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** A phone number, mobile or fixed, with or without its country code; spaces and hyphens may part it. */
export const PHONE_PATTERN = /^\+?\d(?:[ -]?\d){5,19}$/;

/** 6-20 letters, digits, underscores and hyphens, beginning with a letter. */
export const USER_NAME_PATTERN = /^[A-Za-z][\w-]{5,19}$/;
