import { MeshError } from '../mesh-error.ts';

/** The code with which something is refused, or what else happened; for tests that compare codes. */
export async function refusal(action: () => unknown): Promise<string> {
  try {
    await action();
    return 'accepted';
  } catch (error) {
    return error instanceof MeshError ? error.code : `not a MeshError: ${String(error)}`;
  }
}
