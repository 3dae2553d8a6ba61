import { assertWholeRegion } from '../../account/api.ts';
import type { Practice } from '../repository.ts';

const levels = ['region', 'province', 'city', 'area'] as const;

/** Where a practice is: codes of the region data, from the country down. */
export type Place = Pick<Practice, (typeof levels)[number]>;

/**
 * Where a practice is from now on. What is absent stays; no place at all may be said, and what is stored may be kept
 * as it is, also from before places were codes.
 * @param known null for a practice that is made
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
