import { Suspense, lazy, useState } from 'react';
import { arrivalKey, arrivalParameters } from '@archway/contracts';
import { tabStore, useSession } from '@archway/platform';
import { LAB_CHOSEN } from './lab-chosen.ts';

const Arrival = lazy(() => import('./Arrival.tsx'));

/** What the session of a tab keeps of the way by which somebody came. */
const kept = [...arrivalParameters.map(arrivalKey), LAB_CHOSEN];

/** Waits for somebody who came by a link; most readers did not, and load nothing for it. */
export function OnArrival() {
  // Whoever logs in or changes the practice draws this anew.
  useSession();
  const [came, setCame] = useState(false);
  if (!came && kept.some((key) => tabStore.get(key) !== null)) setCame(true);
  return came ? (
    <Suspense>
      <Arrival />
    </Suspense>
  ) : null;
}
