import { refreshPersonalData } from '@archway/platform';
import { onServerEvent } from '@archway/platform/host';

/** Hears that the reader is something else to a practice now, and asks anew who they are: what they may do goes with it. */
export const followPractices = (): (() => void) =>
  onServerEvent('practice.changed', () => {
    // A failure is told by the call.
    void refreshPersonalData().catch(() => undefined);
  });
