const MOST_INITIALS = 3;

/** `Testa Proband` as `T. P.`; of a name in Chinese only the first character. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, MOST_INITIALS)
    .map((letter) => (/\p{Script=Han}/u.test(letter) ? letter : `${letter.toUpperCase()}.`))
    .join(' ');
