import type { LogEvent } from '@archway/contracts';

type Device = Pick<LogEvent, 'browser' | 'os' | 'userAgent' | 'timezone'>;

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /Chrome\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iOS', /(?:iPhone|iPad|iPod).*OS ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_]+)/],
  ['Linux', /(Linux)/],
];

function find(list: typeof browsers, userAgent: string): { name: string; version: string } {
  for (const [name, pattern] of list) {
    const found = pattern.exec(userAgent);
    if (found) return { name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { name: 'unknown', version: '' };
}

/** Browser and system from the browser's identification, as log events want them. */
export function describeDevice(userAgent: string): Device {
  const browser = find(browsers, userAgent);
  return {
    userAgent: userAgent.slice(0, 600),
    browser: { ...browser, majorVersion: browser.version.split('.')[0] ?? '' },
    os: find(systems, userAgent),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Phones and tablets, from the same identification. */
export const isMobile = (userAgent: string): boolean =>
  /Android|webOS|iPhone|iPad|iPod|BlackBerry|Windows Phone/i.test(userAgent);
