import { PhotoError } from '../photo-error.ts';

/** The code with which something is refused, or what else happened; for tests that compare codes. */
export async function refusal(action: () => unknown): Promise<string> {
  try {
    await action();
    return 'accepted';
  } catch (error) {
    return error instanceof PhotoError ? error.code : `not a PhotoError: ${String(error)}`;
  }
}
