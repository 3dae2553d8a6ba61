import { accessErrors } from '../access/errors.ts';
import { requestErrors } from './request-errors.ts';

/** What the server can refuse before somebody is logged in: all that a login needs of the catalogue. */
export const earlyErrors = { ...requestErrors, ...accessErrors } as const;
