/** What no database can keep as a text: NUL, and halves of characters. */
const UNFIT = /\0|\p{Surrogate}/u;

/**
 * JSON whose texts a database can keep.
 * @throws Error for anything else, also when it is nested deeper than a program can walk
 */
export const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (key, value: unknown) => {
    if (UNFIT.test(key) || (typeof value === 'string' && UNFIT.test(value)))
      throw new Error('a text that cannot be kept');
    return value;
  });
