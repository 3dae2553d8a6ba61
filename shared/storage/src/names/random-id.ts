const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Unpredictable characters of a set of at most 256; no character comes more often than another. */
function randomText(length: number, characters: string): string {
  const most = 256 - (256 % characters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < most && text.length < length) text += characters[byte % characters.length];
    }
  }
  return text;
}

/** 32 letters and digits, as specified for ids made in the browser. */
export const randomId = (): string => randomText(32, CHARACTERS);

export const randomDigits = (length: number): string => randomText(length, '0123456789');
