import { containing } from '../../../infrastructure/lists/conditions.ts';

/**
 * Text as it is compared in searches: width and case folded, without spaces, and with the three spellings of
 * "occlusion" (𬌗, 牙合, 合) made one.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '').replaceAll('𬌗', '合').replaceAll('牙合', '合');

/**
 * The pieces by which an index finds a text that contains another: every pair of neighbouring characters, and single
 * characters beyond ASCII, since one Han character is a usual search.
 */
export function gramsOf(folded: string): string[] {
  const characters = [...folded];
  const grams = new Set<string>();
  characters.forEach((character, at) => {
    if (character > '\u007f') grams.add(character);
    const next = characters[at + 1];
    if (next !== undefined) grams.add(character + next);
  });
  return [...grams];
}

interface SearchColumns {
  searchText: string;
  searchGrams: string[];
}

/** What a case can be found by, as stored beside it. */
export const searchOf = (found: { ptNo: string; patientName: string; orderNames: readonly string[] }): SearchColumns =>
  searchColumns([found.ptNo, found.patientName, ...found.orderNames]);

export function searchColumns(fields: readonly (string | null | undefined)[]): SearchColumns {
  const folded = fields.flatMap((field) => (field ? [foldText(field)] : []));
  return { searchText: folded.join('\n'), searchGrams: [...new Set(folded.flatMap(gramsOf))] };
}

/** A keyword as the two conditions of a search: the grams that must be there, and the LIKE pattern that decides. */
export function searchFor(keyword: string): { grams: string[]; pattern: string } | null {
  const folded = foldText(keyword);
  if (folded === '') return null;
  return { grams: gramsOf(folded), pattern: containing(folded) };
}
