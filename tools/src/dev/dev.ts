import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { Command } from 'commander';

interface DevServer {
  serve(options: {
    root: string;
    name: string;
    server: string;
    port: number;
    onFatal(error: Error): void;
  }): Promise<{ url: string; stop(): Promise<void> }>;
}

const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const { serve } = createRequire(import.meta.url)('@archway/build/dev-server') as DevServer;

interface Options {
  server: string;
  port: string;
}

/** `pnpm dev <remote>`: one remote with hot reload, inside the product that already runs. */
async function dev(name: string, { server, port }: Options): Promise<void> {
  if (!existsSync(join(root, 'remotes', name, 'remote.json'))) {
    throw new Error(
      `There is no remotes/${name}/remote.json. A new remote is made by: pnpm archway new-remote ${name}`,
    );
  }
  const answers = await fetch(new URL('/healthz', server)).then(
    (response) => response.ok,
    () => false,
  );
  if (!answers)
    throw new Error(`No Archway answers at ${server}. Start it with npm start, or name another: --server <url>`);
  const onFatal = (error: Error): void => {
    console.error(error);
    process.exit(1);
  };
  const running = await serve({ root, name, server, port: Number(port), onFatal });
  console.log(`\n${name} in development: ${running.url}\neverything else from: ${server}\n`);
  const stop = (): void => void running.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const program = new Command('dev')
  .description('Runs one remote with hot reload inside the running product.')
  .argument('<remote>', 'folder below remotes/')
  .option('--server <url>', 'the running product', `http://localhost:${process.env.PORT ?? '8080'}`)
  .option('--port <number>', 'port of the development server', '8090')
  .action((name: string, options: Options) => dev(name, options));

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
