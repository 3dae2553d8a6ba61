import { z } from 'zod';

/** Name of an object in the storage, from the bucket down; no control characters, which the storage alone would take. */
export const objectName = z
  .string()
  .min(1)
  .max(900)
  .regex(/^\P{Cc}+$/u);

/** CRC-64/XZ of the stored bytes, as a decimal string. */
export const crc64 = z.string().regex(/^\d{1,20}$/);
