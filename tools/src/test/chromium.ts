import { existsSync } from 'node:fs';
import { installPackages, isRoot } from './command.ts';

/** Chromium without its window: the same pages in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const FONTS = 'fonts-noto-cjk';

const found = (places: readonly string[]): string | undefined => places.find((path) => path && existsSync(path));

/**
 * Path of a Chromium: from `CHROMIUM_PATH`, the headless shell, or a browser in the usual places; newly installed with
 * fonts for Chinese where there is none. CI gets the headless shell wherever Debian has it.
 */
export async function chromium(): Promise<string> {
  const here = found([process.env['CHROMIUM_PATH'] ?? '', SHELL]);
  if (here) return here;
  const browser = found(BROWSERS);
  if (isRoot() && (!browser || process.env['CI'] === 'true'))
    await installPackages(['chromium-headless-shell', FONTS], 'The browser tests').catch(() => undefined);
  const now = found([SHELL]) ?? browser;
  if (now) return now;
  await installPackages(['chromium', FONTS], 'The browser tests');
  const installed = found(BROWSERS);
  if (!installed) throw new Error('Chromium was installed and cannot be found; set CHROMIUM_PATH');
  return installed;
}
