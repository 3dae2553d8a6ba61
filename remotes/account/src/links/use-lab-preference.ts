import { type SessionUser, changeSetting, tabStore } from '@archway/platform';
import { useEffect } from 'react';
import { LAB_CHOSEN } from './lab-chosen.ts';

/** A tab whose session names a design center has lab design as the default of its reader, once. */
export function useLabPreference(user: SessionUser | null): void {
  const doctorId = user?.doctorId;
  // The center of a link is joined after this was asked for the first time.
  const practices = user?.designCenterList.length;
  useEffect(() => {
    if (doctorId === undefined || tabStore.get(LAB_CHOSEN) === null) return;
    const keep = async (): Promise<void> => {
      await changeSetting(doctorId, 'preferenceSetting', (before) => ({ ...before, entrust: 'orgDesign' }));
      tabStore.remove(LAB_CHOSEN);
    };
    // It stands in the session, and is tried again with the next page.
    void keep().catch(() => undefined);
  }, [doctorId, practices]);
}
