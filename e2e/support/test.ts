import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData, removeData } from '@archway/build/copy-data';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { comesAs } from './logins.ts';
import { ArchwayServer, freePort } from './server-process.ts';

export type Lang = 'zh-CN' | 'en-US';

interface WorkerFixtures {
  server: ArchwayServer;
}

interface Opened {
  readonly phone?: boolean;
  readonly tenant?: boolean;
  /** Whom the browser remembers as logged in. */
  readonly as?: string;
  /** A screen of large pixels: nothing is laid out differently, and 3D is drawn by the processor in a quarter of the time. */
  readonly coarse?: boolean;
  /** Dialogs and menus move in and out as most readers see them; otherwise the reader asked the system for less motion. */
  readonly moving?: boolean;
}

interface Fixtures {
  /** Opens a page in a language, as a new browser would. */
  openIn: (lang: Lang, options?: Opened) => Promise<Page>;
}

/** A server with the demonstration, for as long as it is used. */
export async function withServer(
  use: (server: ArchwayServer) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-e2e-'));
  copyData(process.env['ARCHWAY_E2E_SEED'] ?? '', folder);
  // Programs that are told run on this machine.
  const server = new ArchwayServer(await freePort(), folder, { ARCHWAY_OUTBOUND_LOOPBACK: 'on', ...env });
  await server.start();
  await use(server);
  await server.stop();
  removeData(folder);
}

/** The tests of the composed product: a server per worker, a fresh browser context per page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [({}, use) => withServer(use), { scope: 'worker', timeout: 600_000 }],
  openIn: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (lang, { phone = false, tenant = false, coarse = false, moving = false, as } = {}) => {
      const origin = tenant ? server.tenantUrl : server.url;
      const context = await browser.newContext({
        baseURL: origin,
        locale: lang,
        ...(coarse ? { deviceScaleFactor: 0.5 } : {}),
        ...(moving ? {} : { reducedMotion: 'reduce' as const }),
        ...(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PHONE } : {}),
      });
      contexts.push(context);
      if (as !== undefined) await comesAs(context, origin, as);
      await context.addInitScript((chosen) => localStorage.setItem('lang', chosen), lang);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

export { expect } from '@playwright/test';
