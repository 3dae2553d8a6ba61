import { existsSync } from 'node:fs';
import { installPackages } from './command.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const found = (): string | undefined =>
  [process.env['CHROMIUM_PATH'] ?? '', ...places].find((path) => path && existsSync(path));

/** Path of a Chromium, from `CHROMIUM_PATH`, the usual places, or newly installed with fonts for Chinese. */
export async function chromium(): Promise<string> {
  const here = found();
  if (here) return here;
  await installPackages(['chromium', 'fonts-noto-cjk'], 'The browser tests');
  const now = found();
  if (!now) throw new Error('Chromium was installed and cannot be found; set CHROMIUM_PATH');
  return now;
}
