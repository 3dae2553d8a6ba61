import { assertWholeRegion } from './whole-region.ts';

const levels = ['region', 'province', 'city', 'area'] as const;

/** Where somebody or a practice is: codes of the region data, from the country down. */
export type Place = Readonly<Record<(typeof levels)[number], string | null>>;

/**
 * Where it is from now on. What is absent stays; no place at all may be said, and what is stored may be kept
 * as it is, also from before places were codes.
 * @param known null for what is made
 * @throws Refusal regionUnknown
 */
export async function placeOf(
  said: { readonly [Level in keyof Place]?: string | null | undefined },
  known: Place | null,
): Promise<Place> {
  const next = Object.fromEntries(
    levels.map((level) => [level, said[level] === undefined ? (known?.[level] ?? null) : said[level] || null]),
  ) as Place;
  const same = levels.every((level) => next[level] === (known?.[level] ?? null));
  if (!same && levels.some((level) => next[level])) await assertWholeRegion({ ...next, region: next.region ?? '' });
  return next;
}
