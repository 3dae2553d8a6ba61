import { defineConfig } from '@playwright/test';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // 3D without a graphics card
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages without 3D are put together without OpenGL in software, which takes a third of the time of such a journey.
  '--disable-gpu-compositing',
];

/**
 * Time-outs end what hangs, and never judge how fast a machine is: with eight programs at full load beside it, and 3D drawn
 * by the processor, a step takes ten times as long and passes all the same.
 */
const HANGS_MS = 3_600_000;
const COMES_MS = 300_000;

/** Journeys on the built, composed product; each worker has a server and a data folder of its own. */
export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './support/seed-once.ts',
  timeout: HANGS_MS,
  expect: { timeout: COMES_MS },
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  retries: process.env['CI'] === 'true' ? 1 : 0,
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: COMES_MS,
    navigationTimeout: COMES_MS,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: chromiumFlags,
    },
  },
});
