import { z } from 'zod';
import { remoteName } from './remote-manifest.ts';

/** The remote that an address names. */
export const nameParam = z.strictObject({ name: remoteName });
