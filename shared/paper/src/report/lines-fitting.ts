/** Longest piece of a text that is written at once: a page has room for it. */
const PIECE = 600;

/** A text in pieces that may stand on pages of their own: its lines, and long ones in parts. */
export function linesFitting(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const letters = [...line];
    const pieces: string[] = [];
    while (letters.length > PIECE) {
      // At the last space, where words have any.
      const space = letters.lastIndexOf(' ', PIECE);
      pieces.push(letters.splice(0, space > 0 ? space + 1 : PIECE).join(''));
    }
    return [...pieces, letters.join('')];
  });
}
