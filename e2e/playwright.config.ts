import { JOURNEY_HANGS_MS, JOURNEY_PATIENCE_MS } from '@archway/build/time-outs';
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

/** Journeys on the built, composed product; each worker has a server and a data folder of its own. */
export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './support/seed-once.ts',
  timeout: JOURNEY_HANGS_MS,
  expect: { timeout: JOURNEY_PATIENCE_MS },
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  retries: process.env['CI'] === 'true' ? 1 : 0,
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: JOURNEY_PATIENCE_MS,
    navigationTimeout: JOURNEY_PATIENCE_MS,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: chromiumFlags,
    },
  },
});
