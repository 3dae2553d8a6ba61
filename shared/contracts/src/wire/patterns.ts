/** Ids travel as strings, whatever the database keeps. */
export const ID_PATTERN = /^[1-9]\d{0,17}$/;

/** An e-mail address: one @, no dots in a row, a domain with an ending of letters. */
export const EMAIL_PATTERN = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
