import { createHash, timingSafeEqual } from 'node:crypto';
import type { DeployToken } from '../../../deploy-tokens.ts';
import type { Gate } from '../../../infrastructure/http/access.ts';

/** Who may deploy: bearers of a token for the remote that a request names, and people who may pin. */
export const deployGate = (tokens: readonly DeployToken[]): Pick<Gate, 'deploys' | 'deployPermission'> => ({
  deploys: (token, request) => {
    const found = tokens.find((known) => sameText(known.token, token));
    if (!found) return null;
    const { name } = request.params as { name?: string };
    return found.remotes === 'all' || found.remotes.includes(name ?? '');
  },
  deployPermission: 'platform:remote:pin',
});

/** Compares in a time that tells nothing of the expected text. */
function sameText(expected: string, given: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
