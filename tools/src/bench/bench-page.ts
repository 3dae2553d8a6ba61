import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../check/workspace-packages.ts';
import { run } from '../test/command.ts';
import { launch } from './launch.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.html': 'text/html; charset=utf-8',
};

const HTML =
  '<!doctype html><meta charset="utf-8"><title>bench</title><script defer src="/page.js"></script><input type="file" multiple>';

export interface BenchPageContext {
  readonly page: Page;
  readonly browser: Browser;
}

async function build(folder: string): Promise<void> {
  const built = await run(
    join(ROOT, 'shared/build/node_modules/.bin/webpack'),
    ['--mode', 'production', '--config', join(ROOT, 'tools/src/bench/browser/webpack.config.cjs')],
    { ARCHWAY_BENCH_OUT: folder },
  );
  if (built.code !== 0) throw new Error('The page of the benchmarks did not build');
}

/** Serves the build on the loopback, and under `/inputs/` the files of `inputs`. */
function serve(folder: string, inputs: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(url.split('?')[0]!));
    try {
      const file = path.startsWith('/inputs/') ? inputs.get(path.slice('/inputs/'.length)) : join(folder, path);
      const body = path === '/' ? HTML : readFileSync(file ?? '');
      const type = path === '/' ? types['.html'] : types[extname(path)];
      response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/**
 * Opens the page of the benchmarks in Chromium.
 * @param inputs files that the page may fetch, by name
 */
export async function withBenchPage<T>(
  work: (context: BenchPageContext) => Promise<T>,
  inputs: ReadonlyMap<string, string> = new Map(),
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-page-'));
  let server: Server | undefined;
  let browser: Browser | undefined;
  try {
    await build(folder);
    server = await serve(folder, inputs);
    browser = await launch('--js-flags=--expose-gc');
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return await work({ page, browser });
  } finally {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
