import { refreshPersonalData } from '@archway/platform';
import { onServerEvent } from '@archway/platform/host';
import { loadMenus } from './menus.ts';

/**
 * Hears that the reader is something else to a practice now, or that an operator has said something else of their
 * account, and asks anew who they are. What they may do and use goes with it, so the menu and the routes do, too.
 */
export function followAccount(): void {
  for (const event of ['practice.changed', 'account.changed'] as const)
    onServerEvent(event, () => {
      // A failure is told by the call.
      void refreshPersonalData().catch(() => undefined);
      // Without an answer the page goes on with the menu that it has; the next load brings the other one.
      void loadMenus().catch(() => undefined);
    });
}
