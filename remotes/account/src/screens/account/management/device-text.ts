import type { Device } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** `Chrome 141, Windows 10`, as far as the browser has said it. */
export const deviceText = (device: Device | null, t: TextFunction): string =>
  [device?.browser, device?.os].filter(Boolean).join(t('list.separator')) || t('security.sessions.unknown');
