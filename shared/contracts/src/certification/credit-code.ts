/** Characters of a unified social credit code by their value: no I, O, S, V, Z, which are taken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;

/**
 * Whether a unified social credit code can be one, by GB 32100-2015: 18 characters of its alphabet, a district of six
 * digits, and a check character. Small letters count as large ones.
 */
export function isCreditCode(text: string): boolean {
  const code = text.toUpperCase();
  if (code.length !== LENGTH || !/^.{2}\d{6}/.test(code)) return false;
  const values = [...code].map((character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return false;
  let [sum, weight] = [0, 1];
  for (const value of values.slice(0, -1)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return (31 - (sum % 31)) % 31 === values.at(-1);
}
