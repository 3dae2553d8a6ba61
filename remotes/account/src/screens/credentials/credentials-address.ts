import { wireWords } from '@archway/contracts';

/** Names the practice whose credentials are meant, in the address bar. */
export const PRACTICE_PARAMETER = wireWords.practiceId;

/** Where the credentials of the reader are given, and those of a practice that they created. */
export const credentialsAddress = (practiceId: string | undefined): string =>
  practiceId === undefined ? '/credentials' : `/credentials?${PRACTICE_PARAMETER}=${practiceId}`;
