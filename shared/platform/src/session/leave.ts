import { navigationLock } from '../navigation/navigation-lock.ts';
import { navigationBlockers } from '../navigation/blockers.ts';
import { session } from './session.ts';
import { tellTabs } from './tabs.ts';
import { dropViewerKey } from './viewer-key.ts';

/** What every end of a login has in common. Nothing may hold the page back now. */
export function leaveSession({ tell }: { tell: boolean }): void {
  navigationLock.breakAll();
  navigationBlockers.clear();
  session.reset();
  void dropViewerKey();
  if (tell) tellTabs({ type: 'logout' });
}
