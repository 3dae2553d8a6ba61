import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@archway/contracts';
import { ArchwayServer, DEPLOY_TOKEN, freePort } from '@archway/e2e/server';
import { ROOT } from '../check/workspace-packages.ts';
import { serverAt } from '../cli/server.ts';
import { run } from '../test/command.ts';
import type { BenchRow } from './bench-row.ts';
import { launch } from './launch.ts';
import { LIST_ROWS } from './list-screen.ts';
import { login } from './login.ts';
import { middleLoad, type PageLoad } from './page-load.ts';

const ROUNDS = 5;
const KILOBYTE = 1000;
/** Builds the same sources as one bundle and makes it the live host of a server. */
async function deployMonolith(server: ArchwayServer, folder: string): Promise<void> {
  const out = join(folder, 'monolith', 'dist');
  mkdirSync(out, { recursive: true });
  const config = join(ROOT, 'tools/src/bench/monolith/webpack.config.cjs');
  const built = await run(
    join(ROOT, 'shared/build/node_modules/.bin/webpack'),
    ['--mode', 'production', '--config', config],
    {
      ARCHWAY_MONOLITH_OUT: out,
    },
  );
  if (built.code !== 0) throw new Error('The bundle of one piece did not build');
  copyFileSync(join(ROOT, 'host/dist/archway.json'), join(out, 'archway.json'));
  const deployed = await run(
    join(ROOT, 'node_modules/.bin/tsx'),
    ['tools/src/cli/archway.ts', 'deploy', 'host', '--dir', out, '--pin'],
    {
      ARCHWAY_URL: server.url,
      ARCHWAY_DEPLOY_TOKEN: DEPLOY_TOKEN,
    },
  );
  if (deployed.code !== 0) throw new Error('The bundle of one piece was not deployed');
}

/** The page of the newest case, and its patient in the heading: until the case has arrived there is none. */
async function detailOf(server: ArchwayServer, token: string): Promise<{ url: string; usable: string }> {
  const { rows } = await serverAt(server.url, token).call(endpoints.cases.page, { query: { pageNum: 1, pageSize: 1 } });
  const [first] = rows;
  if (!first) throw new Error('There is no case to look at');
  return {
    url: `${server.url}/patient-detail/${first.caseId}/${first.version}`,
    usable: `main h1:text-is(${JSON.stringify(first.patientName)})`,
  };
}

interface Loads {
  readonly login: PageLoad;
  readonly list: PageLoad;
  readonly detail: PageLoad;
}

const kilobytes = (bytes: number): number => Math.round(bytes / KILOBYTE);
const round = (value: number): number => Math.round(value * 100) / 100;

/** A load within its goal. */
const budget = (name: string, load: PageLoad, goal: number): BenchRow => {
  const value = kilobytes(load.scriptBytes);
  return {
    name,
    value,
    unit: 'KB script on the wire',
    peer: 'budget',
    peerValue: goal,
    ratio: round(value / goal),
    goal: '<= 1',
    pass: value <= goal,
  };
};

/** The composed product against one bundle. */
const against = (name: string, value: number, peerValue: number, unit: string, most: number): BenchRow => {
  const ratio = value / peerValue;
  return {
    name,
    value: Math.round(value),
    unit,
    peer: 'one bundle of the same sources',
    peerValue: Math.round(peerValue),
    ratio: round(ratio),
    goal: `<= ${most}`,
    pass: ratio <= most,
  };
};

/** What a browser transfers: login, case list, and the composed product against one bundle of the same sources. */
export async function benchBytes(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-bench-'));
  const composed = new ArchwayServer(await freePort(), join(folder, 'composed'));
  const monolith = new ArchwayServer(await freePort(), join(folder, 'whole'));
  const browser = await launch();
  const loads = async (server: ArchwayServer): Promise<Loads> => {
    const token = await login(server.url, 'democreator');
    const plain = { lang: 'en-US' };
    return {
      login: await middleLoad(
        browser,
        { url: `${server.url}/login`, storage: plain, usable: 'input[type=password]' },
        ROUNDS,
      ),
      list: await middleLoad(
        browser,
        { url: `${server.url}/aligner`, storage: { ...plain, token }, usable: LIST_ROWS },
        ROUNDS,
      ),
      detail: await middleLoad(browser, { ...(await detailOf(server, token)), storage: { ...plain, token } }, ROUNDS),
    };
  };
  try {
    await Promise.all([composed.start(), monolith.start()]);
    await deployMonolith(monolith, folder);
    const ours = await loads(composed);
    const whole = await loads(monolith);
    return [
      budget('login, first load', ours.login, 180),
      budget('case list, first load', ours.list, 350),
      against('composed: bytes to the case list', kilobytes(ours.list.bytes), kilobytes(whole.list.bytes), 'KB', 1.1),
      against('composed: time to a usable case list', ours.list.milliseconds, whole.list.milliseconds, 'ms', 1.15),
      against('composed: time to a painted case', ours.detail.milliseconds, whole.detail.milliseconds, 'ms', 1.15),
    ];
  } finally {
    await browser.close();
    await Promise.all([composed.stop(), monolith.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
