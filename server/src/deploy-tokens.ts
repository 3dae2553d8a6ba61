import { StartupError } from './startup-error.ts';

/** A token that may deploy and pin some remotes, or all of them. */
export interface DeployToken {
  readonly token: string;
  readonly remotes: readonly string[] | 'all';
}

const SHORTEST = 16;

/**
 * Reads `ARCHWAY_DEPLOY_TOKEN`: one token for everything, or `remote:token` pairs separated by commas, where `*` stands
 * for every remote and a remote may be named more than once.
 * @throws StartupError that does not repeat the tokens
 */
export function readDeployTokens(value: string): DeployToken[] {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const byToken = new Map<string, Set<string>>();
  for (const part of parts) {
    const colon = part.indexOf(':');
    const remote = colon < 0 ? '*' : part.slice(0, colon);
    const token = part.slice(colon + 1);
    if (!/^(\*|[a-z][a-z0-9]{1,30})$/.test(remote) || !/^[\w\-.~+/=]+$/.test(token) || token.length < SHORTEST)
      throw new StartupError(
        `ARCHWAY_DEPLOY_TOKEN is a token, or remote:token,remote:token with * for every remote; tokens have at least ${SHORTEST} characters (letters, digits, - . _ ~ + / =)`,
      );
    byToken.set(token, (byToken.get(token) ?? new Set()).add(remote));
  }
  return [...byToken].map(([token, remotes]) => ({ token, remotes: remotes.has('*') ? 'all' : [...remotes] }));
}
