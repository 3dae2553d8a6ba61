import { ApiError } from '@archway/platform';

const lost: readonly string[] = ['fileNotUploaded', 'checksumMismatch'];

/** Whether the server does not find what was sent, or finds it changed: it has to travel again. */
export const isLostByServer = (failure: unknown): boolean => failure instanceof ApiError && lost.includes(failure.name);
