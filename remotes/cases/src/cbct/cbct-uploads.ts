import { endpoints } from '@archway/contracts';
import { call, invalidate, notify, text } from '@archway/platform';
import { OpfsCheckpoints, type UploadCheckpoint } from '@archway/storage';
import type { OpenedFiles } from '@archway/volume';
import { guardLeaving } from '../uploads/leave-guard.ts';
import { storage } from '../uploads/storage-client.ts';
import { type CbctAbout, aboutOf } from './cbct-note.ts';
import { cbctStore } from './cbct-store.ts';
import type { CasePlace } from './cbct-upload.ts';
import { CbctWork } from './cbct-work.ts';
import { lockWhile } from '../uploads/lock-while.ts';
import { shortList } from './name-list.ts';
import { openVolumes } from './open-volumes.ts';
import { byReason } from './registration.ts';
import { discardCbct } from './send-cbct.ts';

/** CTs on their way from this page into cases. */
export const cbctUploads = new CbctWork({
  storage,
  openVolumes,
  register: (body) => call(endpoints.cbct.register, { body }, { quiet: true }),
  opened: tellSkipped,
  async registered(place) {
    await refreshCbct();
    notify.success(text('cases', 'cbct.done', { name: cbctStore.get(place)?.name ?? '' }));
  },
});

/** Everything that shows the CT of a case asks again. */
export const refreshCbct = async (): Promise<void> => {
  await Promise.all([invalidate(endpoints.cbct.get), invalidate(endpoints.cases.detail)]);
};

/** Files with compressed pixel data are named in one message. */
function tellSkipped({ setAside }: OpenedFiles): void {
  const names = byReason(setAside).get('encapsulated');
  if (names) notify.warning(text('cases', 'cbct.encapsulated', { name: shortList(names, (count) => moreText(count)) }));
}

const moreText = (count: number): string => text('cases', 'cbct.more', { count, num: count });

export interface InterruptedCbct {
  readonly checkpoint: UploadCheckpoint;
  readonly about: CbctAbout;
}

/** The upload to this place that a reload or a closed tab has interrupted, and whose bytes are still here. */
export async function interruptedCbct({ ptId, version }: CasePlace): Promise<InterruptedCbct | null> {
  const kept = await storage()
    .interrupted()
    .catch(() => []);
  const ours = kept.flatMap((checkpoint) => {
    const about = aboutOf(checkpoint);
    return about?.ptId === ptId && about.version === version ? [{ checkpoint, about }] : [];
  });
  // The last one: somebody who began anew has given the earlier one up.
  return ours.sort((a, b) => b.checkpoint.startedAt - a.checkpoint.startedAt)[0] ?? null;
}

export const discardInterruptedCbct = ({ about }: InterruptedCbct): Promise<void> =>
  discardCbct(storage(), about.zipName).catch(() => {});

/** From the choice of the files to the registration; a paused upload may be left, and finished later. */
const holdsPage = (): boolean => cbctStore.all().some(({ state }) => state === 'running' || state === 'choosing');
/** Where the browser keeps no files, a paused upload would be lost with the page. */
const wouldBeLost = (): boolean =>
  !OpfsCheckpoints.isSupported() && cbctStore.all().some(({ state }) => state === 'paused');

lockWhile(cbctStore.subscribe, holdsPage, () => text('cases', 'cbct.uploadingCT'));
guardLeaving(cbctStore.subscribe, wouldBeLost);
