const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The later value, with every part of it that is as before being the part of before: many versions then take little room. */
export function withSameParts<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = withSameParts(before[key], after[key]);
    same &&= key in before && Object.is(made[key], before[key]);
  }
  if (same) return before as T;
  return (Array.isArray(after) ? keys.map((key) => made[key]) : made) as T;
}
