import { loadDictionaries, onServerEvent } from '@archway/platform/host';
import { loadMenus } from './menus.ts';

/** The subject of the event that speaks of the menu; every other one is a dictionary. */
const MENU = 'menu';

/**
 * Hears that an operator has changed the menu or a dictionary. Where it cannot be asked for, the page goes on with what
 * it has; the next load brings the rest.
 */
export const followCustomization = (): (() => void) =>
  onServerEvent('customization.changed', ({ subject }) => {
    void (subject === MENU ? loadMenus() : loadDictionaries()).catch(() => undefined);
  });
