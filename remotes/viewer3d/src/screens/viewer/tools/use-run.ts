import { notify, useText } from '@archway/platform';
import { toggleFullScreen } from '../../../full-screen.ts';
import type { Viewer } from '../live/use-viewer.ts';
import { savePicture } from './save-picture.ts';
import { isPageShortcut, type Shortcut } from './shortcuts.ts';

/** What of the page around the scene a shortcut changes. */
export interface Surroundings {
  show(tab: 'measure' | 'contacts'): void;
  toggleSettings(): void;
  closeSettings(): void;
}

/** Does what a key or a button of the rail asks for. */
export function useRun(viewer: Viewer, page: Surroundings): (shortcut: Shortcut) => void {
  const t = useText('viewer3d');
  const { live, models, detail, state, arrangement, setting, access } = viewer;
  return (shortcut) => {
    if (!isPageShortcut(shortcut)) {
      if (shortcut.type === 'tool' || shortcut.type === 'toggleSection') page.show('measure');
      if (shortcut.type === 'escape' && state.tool === 'turn') page.closeSettings();
      return viewer.dispatch(shortcut);
    }
    switch (shortcut.type) {
      case 'settings':
        return page.toggleSettings();
      case 'projection':
        return viewer.change({ projection: setting.projection === 'perspective' ? 'orthographic' : 'perspective' });
      case 'fullScreen':
        // The whole document and not the canvas alone, so that menus and hints are seen, too.
        return toggleFullScreen(document.documentElement);
      case 'comparison':
        return viewer.comparison.toggle();
      case 'contacts':
        return page.show('contacts');
      case 'screenshot':
        if (!access.pictures || !live.scene || models.length === 0) return;
        savePicture(live.scene, { detail, state, arrangement, setting, t }).catch(() =>
          notify.error(t('screenshotFailed')),
        );
    }
  };
}
