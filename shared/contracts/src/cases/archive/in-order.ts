import { z } from 'zod';

/** Versions of a case, from the first one on without a gap. */
export const inOrder = <T extends z.ZodType<{ version: number }>>(row: T) =>
  z
    .array(row)
    .min(1)
    .max(100)
    .refine((rows) => rows.every(({ version }, index) => version === index + 1), { error: 'versions are not counted' });

/** Rows of which no two are at the same place. */
export const atPlaces = <T extends z.ZodType>(row: T, most: number, placeOf: (row: z.infer<T>) => string | null) =>
  z
    .array(row)
    .max(most)
    .refine(
      (rows) => {
        const places = rows.map(placeOf).filter((place) => place !== null);
        return new Set(places).size === places.length;
      },
      { error: 'two at one place' },
    );
