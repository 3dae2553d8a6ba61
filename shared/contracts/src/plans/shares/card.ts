import { z } from 'zod';

/** The business card of a doctor, as far as it was filled. */
export const sharedDoctor = z.object({
  name: z.string(),
  title: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  words: z.string().nullable(),
  /** Address of the picture, for a quarter of an hour. */
  pictureUrl: z.string().nullable(),
});
export type SharedDoctor = z.infer<typeof sharedDoctor>;

/** A practice as patients are told of it. */
export const sharedPractice = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  /** Codes of the region data. */
  region: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  address: z.string().nullable(),
});
export type SharedPractice = z.infer<typeof sharedPractice>;
