import { currentLang } from '../i18n/i18n.ts';
import { text } from '../i18n/use-text.ts';
import { notify } from '../notify/notify.ts';
import { session } from './session.ts';
import { writeViewerParameter } from './viewer-parameter.ts';
import type { ViewerRequest } from './viewer-parameter.ts';

/**
 * Opens the 3D page in a new tab. Must be called from a click: the tab is opened first and addressed after the
 * parameter is encrypted, since browsers block tabs that are opened later.
 */
export async function openViewer(request: ViewerRequest): Promise<void> {
  const token = session.token();
  if (token === null) return;
  const tab = window.open('about:blank', '_blank');
  if (!tab) return notify.warning(text('platform', 'popupBlocked'));
  try {
    const a = await writeViewerParameter({ ...request, token, lang: currentLang() });
    tab.opener = null;
    tab.location.replace(`${window.location.origin}/viewer?a=${a}`);
  } catch {
    tab.close();
    notify.error(text('platform', 'viewerUnavailable'));
  }
}
