import type { Paper } from './open-paper.ts';

/**
 * A text with the letters that the font of a paper has.
 * @param instead stands for each of the others, as far as the font has it; without it they are left out, as pictures of
 *   faces are
 */
export function knownText(paper: Paper, text: string, instead = ''): string {
  const { font } = (paper as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font;
  const has = (letter: string): boolean => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const other = [...instead].every(has) ? instead : '';
  return [...text]
    .map((letter) => (has(letter) ? letter : [...letter.normalize('NFKC')].filter(has).join('') || other))
    .join('');
}
