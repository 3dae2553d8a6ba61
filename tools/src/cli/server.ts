import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import {
  type Answer,
  type CallInput,
  type Endpoint,
  type LooseInput,
  OK,
  addressOf,
  bodyOf,
  endpoints,
  errorNameOf,
  fromWire,
} from '@archway/contracts';
import { ROOT } from '../check/workspace-packages.ts';
import { wrappedPassword } from './login.ts';
import { NotPossible, Refused } from './problem.ts';

/** The running server, as the registry's side of the contract. */
export interface Server {
  readonly url: string;
  /** @throws Refused, or NotPossible when nobody answers */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>>;
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** A server on this machine keeps a token of its own in its data folder, for whoever may read that. */
function localToken(url: string): string | undefined {
  if (!LOCAL.includes(new URL(url).hostname)) return undefined;
  const folder = resolve(process.env['ARCHWAY_DATA'] ?? join(ROOT, '.archway'));
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) return undefined;
  const { deployToken } = JSON.parse(readFileSync(file, 'utf8')) as { deployToken?: string };
  return deployToken;
}

/** `name:token,…` of a server that runs on this machine with the same variable is not what a client sends. */
const tokenOf = (given: string | undefined, url: string): string | undefined =>
  given ?? process.env['ARCHWAY_DEPLOY_TOKEN'] ?? localToken(url);

/** Reads `--url` and `--token` of the program. */
export function serverOf(command: Command): Server {
  const { url, token } = command.optsWithGlobals<{ url: string; token?: string }>();
  return serverAt(url, tokenOf(token, url));
}

/**
 * Works as somebody, for what no deploy token opens: logs in with ARCHWAY_ACCOUNT and ARCHWAY_PASSWORD, which
 * stand in no list of processes, and out again.
 * @throws Refused; NotPossible without these variables
 */
export async function loggedIn<T>(command: Command, work: (server: Server) => Promise<T>): Promise<T> {
  const { url } = command.optsWithGlobals<{ url: string }>();
  const { ARCHWAY_ACCOUNT: account, ARCHWAY_PASSWORD: password } = process.env;
  if (!account || !password)
    throw new NotPossible('Somebody who may do this has to log in: set ARCHWAY_ACCOUNT and ARCHWAY_PASSWORD.');
  const { access } = endpoints;
  const { token } = await serverAt(url, undefined).call(access.login, {
    body: { account, password: wrappedPassword(password), remember: false },
  });
  const server = serverAt(url, token);
  try {
    return await work(server);
  } finally {
    await server.call(access.logout, {});
  }
}

/** The calls of a server with a token. */
export function serverAt(url: string, bearer: string | undefined): Server {
  return {
    url,
    call: async (endpoint, input) => {
      const body = bodyOf(input);
      const response = await fetch(url.replace(/\/$/, '') + addressOf(endpoint, input as LooseInput), {
        method: endpoint.method,
        headers: {
          lang: 'en-US',
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
      }).catch((error: unknown) => {
        throw new NotPossible(
          `${url} does not answer (${reasonOf(error)}). Is the server running? Set --url or ARCHWAY_URL.`,
        );
      });
      return read(response, bearer !== undefined);
    },
  };
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
};

async function read<E extends Endpoint>(response: Response, hasToken: boolean): Promise<Answer<E>> {
  const text = await response.text();
  let envelope: { code?: number; msg?: string; data?: unknown };
  try {
    envelope = JSON.parse(text) as typeof envelope;
  } catch {
    throw new NotPossible(`${response.url} answered ${response.status} and no JSON. Is this an Archway server?`);
  }
  const { code = 0, msg = '', data } = envelope;
  if (code === OK) return fromWire(data) as Answer<E>;
  const name = errorNameOf(code) ?? String(code);
  if (name === 'logExpired')
    throw new Refused(
      name,
      hasToken
        ? 'the deploy token is not known to this server'
        : 'a deploy token is needed: set --token or ARCHWAY_DEPLOY_TOKEN, or ARCHWAY_DATA of a local server',
    );
  const fields = (data as { fields?: { path: string; message: string }[] } | null)?.fields ?? [];
  throw new Refused(name, [msg, ...fields.map(({ path, message }) => `  ${path}: ${message}`)].join('\n'));
}
