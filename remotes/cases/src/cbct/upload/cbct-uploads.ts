import { endpoints } from '@archway/contracts';
import { byReason } from '@archway/volume/registration';
import { call, invalidate, notify, text, useStore } from '@archway/platform';
import { OpfsCheckpoints, type UploadCheckpoint } from '@archway/storage';
import { type Interrupted, Uploads, discardObjects, isUnderWay } from '@archway/uploads';
import type { OpenedFiles } from '@archway/volume';
import { interruptedFiles } from '../../uploads/interrupted-files.ts';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import { lockWhile } from '../../uploads/lock-while.ts';
import { type CasePlace, storage } from '../../uploads/storage-client.ts';
import type { Choice } from '../drop/choose-files.ts';
import { shortList } from '../words/name-list.ts';
import { cbctFlow, newCbctWork } from './cbct-flow.ts';
import { CBCT_NOTE, type CbctAbout, cbctObjects } from './cbct-objects.ts';
import { type CbctUpload, isChoosing, newCbctUpload, placeKey } from './cbct-upload.ts';
import { openVolumes } from './open-volumes.ts';

/** CTs on their way from this page into cases, one for each case version. */
export const cbctUploads = new Uploads(
  cbctFlow({
    openVolumes,
    register: (body) => call(endpoints.cbct.register, { body }, { quiet: true }),
    opened: tellSkipped,
    async registered({ name }) {
      await refreshCbct();
      notify.success(text('cases', 'cbct.done', { name }));
    },
  }),
  { storage },
);

/** The CT that is on its way to a case version. */
export const useCbctUpload = (place: CasePlace): CbctUpload | undefined =>
  useStore(cbctUploads.store).get(placeKey(place));

/** Takes chosen files into the case. */
export const startCbct = (place: CasePlace, choice: Choice): void =>
  void cbctUploads.start([{ upload: newCbctUpload(place, choice.name), work: newCbctWork({ choice }) }]);

/** Packs the series that the reader has picked. */
export function pickSeries(place: CasePlace, series: string): void {
  const id = placeKey(place);
  const upload = cbctUploads.store.of(id);
  const work = cbctUploads.workOf(id);
  if (!upload || !work || !isChoosing(upload)) return;
  work.series = series;
  cbctUploads.answered(id);
}

/**
 * Ends an upload and forgets it, with what has arrived of it.
 * @throws StorageError `cancel` when the storage keeps the parts for some days
 */
export const cancelCbct = (place: CasePlace): Promise<void> => cbctUploads.dismiss([placeKey(place)]);

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

export type InterruptedCbct = Interrupted<CbctAbout, UploadCheckpoint>;

/** The upload to this place that a reload or a closed tab has interrupted, and whose bytes are still here. */
export async function interruptedCbct(place: CasePlace): Promise<InterruptedCbct | null> {
  // The last one: somebody who began anew has given the earlier one up.
  const [last] = await interruptedFiles<CbctAbout>(storage(), CBCT_NOTE, place);
  return last ?? null;
}

/** Goes on with an interrupted upload; what has arrived is not sent again. */
export function continueCbct({ about, checkpoint }: InterruptedCbct): void {
  const { volume, notes, ratio, fileName } = about;
  const upload = { ...newCbctUpload(about, fileName, 'upload'), bytes: checkpoint.size, volume, notes, ratio };
  void cbctUploads.start([{ upload, work: newCbctWork({ about }) }]);
}

export const discardInterruptedCbct = ({ about }: InterruptedCbct): Promise<void> =>
  discardObjects(storage(), cbctObjects(about, null)).catch(() => {});

/** From the choice of the files to the registration; a paused upload may be left, and finished later. */
const holdsPage = (): boolean => cbctUploads.store.all().some((upload) => isUnderWay(upload) && !upload.paused);
/** Where the browser keeps no files, a paused upload would be lost with the page. */
const wouldBeLost = (): boolean =>
  !OpfsCheckpoints.isSupported() && cbctUploads.store.all().some(({ paused }) => paused);

lockWhile(cbctUploads.store.subscribe, holdsPage, () => text('cases', 'cbct.uploadingCT'));
guardLeaving(cbctUploads.store.subscribe, wouldBeLost);
