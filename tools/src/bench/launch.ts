import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from '../test/chromium.ts';

/** Chromium as every benchmark runs it, so that it fetches nothing of its own meanwhile. */
export const launch = async (...more: readonly string[]): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
