/** Of a letter, as a part of the size: Han fill their square, others about half of it. */
const WIDE = 1;
const NARROW = 0.54;
export const LINE_HEIGHT = 1.4;

const isWide = (letter: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(letter);

/** About how wide a line is, in its own size. */
const widthOf = (line: string): number => [...line].reduce((sum, letter) => sum + (isWide(letter) ? WIDE : NARROW), 0);

/** About how many lines a text takes, wrapped to a width. */
export const linesOf = (text: string, size: number, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil((widthOf(line) * size) / width)), 0);

/** The largest of these sizes at which a text fits; the smallest where none does. */
export function fittingSize(
  text: string,
  sizes: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const fits = (size: number): boolean => linesOf(text, size, width) * size * LINE_HEIGHT <= height;
  return sizes.find(fits) ?? sizes.at(-1) ?? 16;
}
