/** Steps from 1 to `count` as production writes them: two digits, '01~22'; a single step stands alone; none is null. */
export function stepRange(count: number | null): string | null {
  if (!count || count < 1) return null;
  const last = String(count).padStart(2, '0');
  return count === 1 ? last : `01~${last}`;
}
