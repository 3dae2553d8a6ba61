import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type DeployToken, readDeployTokens } from './deploy-tokens.ts';
import { type MessagingConfig, messagingConfig, messagingEnvironment } from './messaging-config.ts';
import { rootFolder } from './paths.ts';
import { misspelt } from './misspelt.ts';
import { type Secrets, loadSecrets } from './secrets.ts';
import { StartupError } from './startup-error.ts';

const text = z.string().trim().min(1);
const onOff = z.enum(['on', 'off']);

/** The environment, as it stands. Every variable is described in `docs/configuration.md`. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  ARCHWAY_HOST: text.default('localhost'),
  ARCHWAY_HOSTS: text.default('localhost,*.localhost'),
  ARCHWAY_DATA: text.default(resolve(rootFolder, '.archway')),
  ARCHWAY_SECRET: text.min(32, 'at least 32 characters').optional(),
  ARCHWAY_DEMO: onOff.optional(),
  ARCHWAY_DOCS: onOff.optional(),
  ARCHWAY_ADMIN_NAME: text.default('admin'),
  ARCHWAY_ADMIN_PASSWORD: text.optional(),
  ARCHWAY_JOBS: onOff.default('on'),
  ARCHWAY_COMPUTE_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  ARCHWAY_LOG: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ARCHWAY_TRUST_PROXY: text.optional(),
  ARCHWAY_RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  ARCHWAY_DEPLOY_TOKEN: text.optional(),
  ARCHWAY_OUTBOUND_LOOPBACK: onOff.default('off'),
  DATABASE_URL: text.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ARCHWAY_STORAGE: z.enum(['embedded', 'oss']).default('embedded'),
  ARCHWAY_STORAGE_KEY_ID: text.optional(),
  ARCHWAY_STORAGE_KEY_SECRET: text.optional(),
  ARCHWAY_STORAGE_REGION: text.optional(),
  ARCHWAY_STORAGE_BUCKET: text.default('archway-files'),
  ARCHWAY_STORAGE_ENDPOINT: text.optional(),
  ARCHWAY_STORAGE_ROLE_ARN: text.optional(),
  ...messagingEnvironment,
});
type Environment = z.infer<typeof environment>;

/** The embedded gateway, or the real Aliyun OSS with the account that hands out temporary credentials. */
export type StorageConfig =
  | { readonly engine: 'embedded'; readonly bucket: string; readonly operator: KeyPair | null }
  | {
      readonly engine: 'oss';
      readonly bucket: string;
      readonly region: string;
      readonly endpoint: string | null;
      readonly roleArn: string;
      readonly account: KeyPair;
    };

export interface KeyPair {
  readonly id: string;
  readonly secret: string;
}

export interface Config {
  readonly port: number;
  /** Address to listen on; `localhost` listens on 127.0.0.1 and ::1. */
  readonly host: string;
  /** Whether only this machine can reach the server. */
  readonly loopback: boolean;
  /** Names under which the server may be addressed, `*.x` for every name below x. */
  readonly hosts: readonly string[];
  readonly dataFolder: string;
  /** PostgreSQL, or null for the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** Insert demonstration accounts and cases into a database that has none. */
  readonly demo: boolean;
  /** Serve the documentation of the API. */
  readonly docs: boolean;
  /** The account that is made when there is no administrator, or null. */
  readonly administrator: { readonly userName: string; readonly password: string } | null;
  /** Whether this server process also works on jobs; separate `archway-worker` processes do otherwise. */
  readonly jobs: boolean;
  readonly computeThreads: number;
  readonly logLevel: Environment['ARCHWAY_LOG'];
  /** Proxies whose `X-Forwarded-For` is believed: none, all, or a list of addresses. */
  readonly trustProxy: string | boolean;
  /** Requests per minute and client, unless the endpoint says otherwise. */
  readonly rateLimit: number;
  readonly deployTokens: readonly DeployToken[];
  /** Addresses that users give may lead to this machine, by http too: to try things out. */
  readonly outboundLoopback: boolean;
  readonly secrets: Secrets;
  readonly storage: StorageConfig;
  readonly messaging: MessagingConfig;
}

/**
 * Reads the configuration from environment variables.
 * @throws StartupError naming each variable that is missing or unusable.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  assertKnownNames(given);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`The configuration cannot be used:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const loopback = ['localhost', '127.0.0.1', '::1'].includes(values.ARCHWAY_HOST);
  const demo = (values.ARCHWAY_DEMO ?? (loopback ? 'on' : 'off')) === 'on';
  if (!loopback) assertSafeOutside(values, demo);
  const dataFolder = resolve(values.ARCHWAY_DATA);
  const secrets = loadSecrets(dataFolder, values.ARCHWAY_SECRET);
  return {
    port: values.PORT,
    host: values.ARCHWAY_HOST,
    loopback,
    hosts: list(values.ARCHWAY_HOSTS),
    dataFolder,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    demo,
    docs: (values.ARCHWAY_DOCS ?? (loopback ? 'on' : 'off')) === 'on',
    administrator: values.ARCHWAY_ADMIN_PASSWORD
      ? { userName: values.ARCHWAY_ADMIN_NAME, password: values.ARCHWAY_ADMIN_PASSWORD }
      : null,
    jobs: values.ARCHWAY_JOBS === 'on',
    computeThreads: values.ARCHWAY_COMPUTE_THREADS ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
    logLevel: values.ARCHWAY_LOG,
    trustProxy: trustProxy(values.ARCHWAY_TRUST_PROXY),
    rateLimit: values.ARCHWAY_RATE_LIMIT,
    deployTokens: deployTokens(values, loopback, secrets),
    outboundLoopback: values.ARCHWAY_OUTBOUND_LOOPBACK === 'on',
    secrets,
    storage: storage(values),
    messaging: messagingConfig(values),
  };
}

/** A variable whose name is wrong would leave its default in force without anybody noticing. */
function assertKnownNames(given: Readonly<Record<string, string | undefined>>): void {
  const lines = misspelt(given, Object.keys(environment.shape)).map(({ name, meant }) =>
    meant ? `  ${name}: did you mean ${meant}?` : `  ${name}: there is no such variable`,
  );
  if (lines.length > 0) throw new StartupError(`The configuration cannot be used:\n${lines.join('\n')}`);
}

const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Other machines can reach this server: nothing that is public knowledge may open it. */
function assertSafeOutside(values: Environment, demo: boolean): void {
  const missing: string[] = [];
  if (demo) missing.push('ARCHWAY_DEMO=off: demonstration accounts have a public password');
  if (!values.ARCHWAY_SECRET)
    missing.push('ARCHWAY_SECRET: a random text of at least 32 characters, the same on every server');
  if (values.ARCHWAY_HOSTS === 'localhost,*.localhost')
    missing.push('ARCHWAY_HOSTS: the names under which users reach the server');
  if (values.ARCHWAY_OUTBOUND_LOOPBACK === 'on')
    missing.push('ARCHWAY_OUTBOUND_LOOPBACK=off: users could have this machine asked for what only it may see');
  if (missing.length === 0) return;
  throw new StartupError(
    `ARCHWAY_HOST=${values.ARCHWAY_HOST} lets other machines in, so please set:\n${missing.map((line) => `  ${line}`).join('\n')}`,
  );
}

function trustProxy(value: string | undefined): string | boolean {
  if (value === undefined || value === 'off') return false;
  return value === 'on' ? true : value;
}

function deployTokens(values: Environment, loopback: boolean, secrets: Secrets): readonly DeployToken[] {
  if (values.ARCHWAY_DEPLOY_TOKEN) return readDeployTokens(values.ARCHWAY_DEPLOY_TOKEN);
  return loopback && secrets.deployToken ? [{ token: secrets.deployToken, remotes: 'all' }] : [];
}

function storage(values: Environment): StorageConfig {
  const id = values.ARCHWAY_STORAGE_KEY_ID;
  const secret = values.ARCHWAY_STORAGE_KEY_SECRET;
  if ((id === undefined) !== (secret === undefined)) {
    throw new StartupError('ARCHWAY_STORAGE_KEY_ID and ARCHWAY_STORAGE_KEY_SECRET belong together: set both or none');
  }
  const pair = id !== undefined && secret !== undefined ? { id, secret } : null;
  const bucket = values.ARCHWAY_STORAGE_BUCKET;
  if (values.ARCHWAY_STORAGE === 'embedded') return { engine: 'embedded', bucket, operator: pair };
  const { ARCHWAY_STORAGE_REGION: region, ARCHWAY_STORAGE_ROLE_ARN: roleArn } = values;
  if (!pair || !region || !roleArn) {
    throw new StartupError(
      'ARCHWAY_STORAGE=oss needs ARCHWAY_STORAGE_REGION, ARCHWAY_STORAGE_ROLE_ARN, ARCHWAY_STORAGE_KEY_ID and ARCHWAY_STORAGE_KEY_SECRET',
    );
  }
  return { engine: 'oss', bucket, region, roleArn, account: pair, endpoint: values.ARCHWAY_STORAGE_ENDPOINT ?? null };
}
