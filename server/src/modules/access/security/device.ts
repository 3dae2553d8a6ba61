import Bowser from 'bowser';
import type { Device } from '@archway/contracts';

const KINDS: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

const joined = (...words: (string | undefined)[]): string | null => words.filter(Boolean).join(' ') || null;

/** What a browser says of itself, as people know it: `Chrome 141`, `Windows 10`. Null when it says nothing. */
export function deviceOf(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: joined(browser.name, browser.version?.split('.')[0]),
    os: joined(os.name, os.versionName ?? os.version?.split('.').slice(0, 2).join('.')),
    kind: KINDS[platform.type ?? ''] ?? null,
  };
}

/** In one line, for a notice or a log; empty for a browser that says nothing. */
export const deviceName = (userAgent: string | null): string => {
  const device = deviceOf(userAgent);
  return [device?.browser, device?.os].filter(Boolean).join(', ');
};
