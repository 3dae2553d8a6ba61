import { CBCT_FILE_LIMIT_MB, type CaseCbct, type Received, type cbctEndpoints } from '@archway/contracts';
import type { OpenedFiles, VolumeClient, VolumeStep } from '@archway/volume';
import { RateMeter } from '@archway/uploads';
import { failureOf, mustPackAgain, mustSendAgain } from './cbct-failure.ts';
import type { CbctAbout } from './cbct-note.ts';
import { cbctStore } from './cbct-store.ts';
import { type CasePlace, type CbctStage, newCbctUpload, placeKey } from './cbct-upload.ts';
import { type Choice, isArchiveName, isDirectory } from './choose-files.ts';
import { notesOf, volumeOf } from './registration.ts';
import {
  type Arrived,
  type CbctBytes,
  type CbctSending,
  type CbctStorage,
  discardCbct,
  sendCbct,
} from './send-cbct.ts';
import { stageShare } from './stage-share.ts';

export type CbctRegistration = Received<typeof cbctEndpoints.register>['body'];

/** What the work needs of the world. */
export interface CbctWorld {
  storage(): CbctStorage;
  openVolumes(): Promise<VolumeClient>;
  register(body: CbctRegistration): Promise<CaseCbct>;
  /** Called when the files have been read. */
  opened(found: OpenedFiles): void;
  /** Called when the CT is registered. */
  registered(place: CasePlace): Promise<void>;
}

/** What a retry needs, so that nothing is done twice. */
interface Work {
  /** Null for an upload that a reload has interrupted. */
  readonly choice: Choice | null;
  readonly abort: AbortController;
  volumes: VolumeClient | null;
  opened: OpenedFiles | null;
  /** The series that was picked. */
  series: string | null;
  about: CbctAbout | null;
  bytes: CbctBytes | null;
  arrived: Arrived;
  sending: CbctSending | null;
}

const MEGABYTE = 1024 * 1024;

/** The packed file is larger than the server takes. */
class TooLargeError extends Error {}
class NoSeriesError extends Error {}

/** Takes CTs into cases: reads, compresses, sends and registers them, and tells `cbctStore` how far they are. */
export class CbctWork {
  readonly #world: CbctWorld;
  readonly #works = new Map<string, Work>();

  constructor(world: CbctWorld) {
    this.#world = world;
  }

  /** Takes chosen files into the case. Whatever was on its way to the same place must have ended. */
  start(place: CasePlace, choice: Choice): void {
    this.#set(place, newWork({ choice }));
    cbctStore.put(newCbctUpload(place, choice.name));
    void this.#run(place);
  }

  /** Goes on with an upload that a reload has interrupted. */
  continueInterrupted(about: CbctAbout, size: number): void {
    this.#set(about, newWork({ about }));
    const { volume, notes, ratio, fileName } = about;
    cbctStore.put({ ...newCbctUpload(about, fileName), stage: 'upload', bytes: size, volume, notes, ratio });
    void this.#run(about);
  }

  /** Packs the series that the reader has picked. */
  pick(place: CasePlace, series: string): void {
    const work = this.#works.get(placeKey(place));
    if (!work || cbctStore.get(place)?.state !== 'choosing') return;
    work.series = series;
    void this.#run(place);
  }

  pause(place: CasePlace): void {
    const sending = this.#works.get(placeKey(place))?.sending;
    if (!sending || cbctStore.get(place)?.state !== 'running') return;
    sending.pause();
    cbctStore.patch(place, { state: 'paused', rate: null });
  }

  resume(place: CasePlace): void {
    const sending = this.#works.get(placeKey(place))?.sending;
    if (!sending || cbctStore.get(place)?.state !== 'paused') return;
    cbctStore.patch(place, { state: 'running' });
    sending.resume();
  }

  /** Goes on where a failed upload stopped. */
  retry(place: CasePlace): void {
    const work = this.#works.get(placeKey(place));
    if (!work || cbctStore.get(place)?.state !== 'failed') return;
    void this.#run(place);
  }

  /**
   * Ends an upload and forgets it, with what has arrived of it.
   * @throws StorageError `cancel` when the storage keeps the parts for some days
   */
  async cancel(place: CasePlace): Promise<void> {
    const work = this.#works.get(placeKey(place));
    this.#works.delete(placeKey(place));
    cbctStore.remove(place);
    if (!work) return;
    work.abort.abort();
    work.volumes?.dispose();
    if (work.sending) await work.sending.abort();
    else if (work.about) await discardCbct(this.#world.storage(), work.about.zipName);
  }

  #set(place: CasePlace, work: Work): void {
    const old = this.#works.get(placeKey(place));
    old?.abort.abort();
    old?.volumes?.dispose();
    this.#works.set(placeKey(place), work);
  }

  async #run(place: CasePlace): Promise<void> {
    const work = this.#works.get(placeKey(place));
    if (!work) return;
    const current = (): boolean => this.#works.get(placeKey(place)) === work;
    cbctStore.patch(place, { state: 'running', failure: null, rate: null, share: 0 });
    let stage: CbctStage = 'read';
    const enter = (next: CbctStage): void => {
      stage = next;
      if (current()) cbctStore.patch(place, { stage, step: null, share: 0, rate: null });
    };
    try {
      if (!work.about) {
        enter('read');
        if (!(await this.#read(place, work))) return;
        enter('compress');
        await this.#pack(place, work);
      }
      enter('upload');
      const body = await this.#send(place, work);
      enter('verify');
      await this.#world.register(body);
      if (!current()) return;
      this.#works.delete(placeKey(place));
      await this.#world.registered(place);
      cbctStore.remove(place);
    } catch (failure) {
      if (current()) await this.#fail(place, work, failure, stage);
    }
  }

  /** @returns whether it is known which series is meant. */
  async #read(place: CasePlace, work: Work): Promise<boolean> {
    work.volumes ??= await this.#world.openVolumes();
    if (work.abort.signal.aborted) closeVolumes(work);
    if (!work.volumes) return false;
    if (!work.opened) {
      const { files, ignored } = work.choice!;
      const inputs = files.map(({ path, file }) => ({ name: path, blob: file }));
      const found = await work.volumes.open(inputs, {
        signal: work.abort.signal,
        onProgress: this.#steps(place, work, 'read'),
      });
      const others = ignored.map((file) => ({ file, reason: isDirectory(file) ? 'notAnImage' : 'notDicom' }) as const);
      work.opened = { ...found, setAside: [...found.setAside, ...others] };
    }
    const { opened } = work;
    if (!this.#shows(place, work)) return false;
    cbctStore.patch(place, { opened, share: 1 });
    if (work.series === null) this.#world.opened(opened);
    if (work.series !== null) return true;
    const usable = opened.series.filter(({ problem }) => problem === null);
    if (usable.length === 0) throw new NoSeriesError();
    if (usable.length === 1) work.series = usable[0]!.key;
    else cbctStore.patch(place, { state: 'choosing' });
    return work.series !== null;
  }

  async #pack(place: CasePlace, work: Work): Promise<void> {
    const series = work.opened!.series.find(({ key }) => key === work.series)!;
    const { dimension, spacing, componentType } = series;
    cbctStore.patch(place, { volume: { size: dimension, spacing, componentType } });
    const packed = await work.volumes!.pack(series.key, {
      timestamp: Date.now(),
      signal: work.abort.signal,
      onProgress: this.#steps(place, work, 'compress'),
    });
    if (packed.zip.byteLength > CBCT_FILE_LIMIT_MB * MEGABYTE) throw new TooLargeError();
    const { zipName, quickLookName, ratio } = packed;
    const volume = volumeOf(packed.descriptor, packed.series);
    const notes = notesOf(work.opened!, packed.notes);
    work.about = { ...placeOf(place), fileName: work.choice!.name, zipName, quickLookName, volume, notes, ratio };
    work.bytes = { zip: blobOf(packed.zip), quickLook: blobOf(packed.quickLook) };
    // The voxels are several times as large as what is sent.
    closeVolumes(work);
    if (this.#shows(place, work)) cbctStore.patch(place, { volume, notes, ratio });
  }

  async #send(place: CasePlace, work: Work): Promise<CbctRegistration> {
    const about = work.about!;
    const meter = new RateMeter();
    const sending = await sendCbct(this.#world.storage(), about, work.bytes, work.arrived, (loaded, total) => {
      const rate = meter.see(loaded);
      const paused = cbctStore.get(place)?.state === 'paused';
      const change = {
        share: total > 0 ? loaded / total : 1,
        bytes: total,
        rate: rate && total > 0 ? rate / total : null,
      };
      if (this.#shows(place, work)) cbctStore.patch(place, paused ? { ...change, rate: null } : change);
    });
    if (work.abort.signal.aborted) await sending.abort();
    work.sending = sending;
    try {
      const { zip, quickLookKey } = await sending.done;
      const { ptId, version, fileName, volume, notes } = about;
      const { key: objectName, size, crc64 } = zip;
      return { ptId, version, fileName, volume, notes, objectName, quickLookName: quickLookKey, size, crc64 };
    } finally {
      work.sending = null;
    }
  }

  async #fail(place: CasePlace, work: Work, failure: unknown, stage: CbctStage): Promise<void> {
    if (!work.about) {
      // A worker that failed may be gone for good; the files are read anew.
      closeVolumes(work);
      work.opened = null;
    }
    if (work.about && mustSendAgain(failure)) {
      work.arrived = {};
      await discardCbct(this.#world.storage(), work.about.zipName).catch(() => {});
    }
    if (work.choice && mustPackAgain(failure)) {
      work.about = null;
      work.bytes = null;
      work.opened = null;
    }
    const known =
      failure instanceof TooLargeError
        ? ({ key: 'tooLarge' } as const)
        : failure instanceof NoSeriesError
          ? ({ key: 'noSeries' } as const)
          : failureOf(failure, stage);
    cbctStore.patch(place, { state: 'failed', rate: null, failure: known });
  }

  /** Whether what this work says is still of interest. */
  #shows(place: CasePlace, work: Work): boolean {
    return this.#works.get(placeKey(place)) === work && !work.abort.signal.aborted;
  }

  /** Tells the store of the steps of one stage. */
  #steps(place: CasePlace, work: Work, stage: CbctStage): (step: VolumeStep, fraction: number) => void {
    const meter = new RateMeter();
    const isArchive = work.choice?.files.length === 1 && isArchiveName(work.choice.files[0]!.path);
    return (step, fraction) => {
      const share = stageShare(stage, step, fraction, isArchive);
      if (this.#shows(place, work)) cbctStore.patch(place, { step, share, rate: meter.see(share) });
    };
  }
}

const newWork = (known: { choice?: Choice; about?: CbctAbout }): Work => ({
  choice: known.choice ?? null,
  abort: new AbortController(),
  volumes: null,
  opened: null,
  series: null,
  about: known.about ?? null,
  bytes: null,
  arrived: {},
  sending: null,
});

function closeVolumes(work: Work): void {
  work.volumes?.dispose();
  work.volumes = null;
}

const placeOf = ({ ptId, version }: CasePlace): CasePlace => ({ ptId, version });
const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>]);
