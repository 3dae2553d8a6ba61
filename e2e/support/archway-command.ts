import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from './logins.ts';
import { DEPLOY_TOKEN, type ArchwayServer } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** What it printed; a refusal is in `output` with its exit code. */
interface Ended {
  readonly code: number;
  readonly output: string;
}

async function ended(
  server: ArchwayServer,
  args: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<Ended> {
  const env = { ...process.env, ARCHWAY_URL: server.url, ...more };
  try {
    const { stdout, stderr } = await run(process.execPath, ['tools/archway.mjs', ...args], { cwd: ROOT, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** Runs the `archway` command against a server, as `pnpm archway` does. */
export const archway = (server: ArchwayServer, ...args: string[]): Promise<Ended> =>
  ended(server, args, { ARCHWAY_DEPLOY_TOKEN: `${DEPLOY_TOKEN}` });

/** The same, by somebody of the demonstration. */
export const archwayAs = (server: ArchwayServer, account: string, ...args: string[]): Promise<Ended> =>
  ended(server, args, { ARCHWAY_ACCOUNT: account, ARCHWAY_PASSWORD: DEMO_PASSWORD });
