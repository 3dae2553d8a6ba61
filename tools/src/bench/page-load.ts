import type { Browser } from '@playwright/test';

export interface PageLoad {
  /** Transferred bytes of scripts, as compressed on the wire. */
  readonly scriptBytes: number;
  /** Transferred bytes of everything. */
  readonly bytes: number;
  readonly milliseconds: number;
}

export interface Visit {
  readonly url: string;
  /** Kept in the browser before the page runs, e.g. the token of a login. */
  readonly storage: Readonly<Record<string, string>>;
  /** What must be visible for the page to count as usable. */
  readonly usable: string;
}

/** Opens a page in a browser without a cache and measures what it takes until it is usable. */
async function measureLoad(browser: Browser, { url, storage, usable }: Visit): Promise<PageLoad> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const types = new Map<string, string>();
  let [bytes, scriptBytes] = [0, 0];
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  const start = performance.now();
  await page.goto(url);
  await page.locator(usable).first().waitFor({ timeout: 60_000 });
  const milliseconds = performance.now() - start;
  // Whatever the page still fetches right after belongs to the first load as well; the event stream keeps the network busy.
  await page.waitForTimeout(1500);
  await context.close();
  return { scriptBytes, bytes, milliseconds };
}

/** The middle of several loads, each figure by itself. */
export async function middleLoad(browser: Browser, visit: Visit, rounds: number): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await measureLoad(browser, visit));
  const middle = (of: (load: PageLoad) => number): number =>
    loads.map(of).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return {
    scriptBytes: middle((load) => load.scriptBytes),
    bytes: middle((load) => load.bytes),
    milliseconds: middle((load) => load.milliseconds),
  };
}
