import { refreshPersonalData } from '@archway/platform';
import { onServerEvent } from '@archway/platform/host';

/**
 * Hears that the reader is something else to a practice now, or that their account lasts longer, and asks anew who they
 * are: what they may do goes with it.
 */
export function followAccount(): void {
  for (const event of ['practice.changed', 'account.changed'] as const)
    onServerEvent(event, () => {
      // A failure is told by the call.
      void refreshPersonalData().catch(() => undefined);
    });
}
