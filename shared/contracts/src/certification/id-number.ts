const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/**
 * Whether a Chinese ID number can be one, by GB 11643-1999: a district of six digits, a date of birth, an order of three
 * digits, and a check character. A small x counts as a large one.
 */
export function isIdNumber(text: string): boolean {
  const number = text.toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false;
  const [year, month, day] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)];
  const born = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // A thirty-first of April would become the first of May.
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return false;
  if (Number(year) < 1900) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return CHECKS[sum % 11] === number[17];
}
