import { type Archive, type ArchivePicture, type Received, endpoints } from '@archway/contracts';
import type { archivesEndpoints } from '@archway/contracts';
import { ApiError, call } from '@archway/platform';

type Change = Pick<Received<typeof archivesEndpoints.update>['body'], 'contents' | 'pictures'>;

/** A record as somebody has it before him. */
export interface Seen {
  readonly archive: Archive;
  /** Null where the change is not about them. */
  readonly pictures: readonly ArchivePicture[] | null;
}

/** How often what others do beside a change is stepped over; uploads may arrive while somebody types. */
const MOST_STEPS = 5;

const isOvertaken = (failure: unknown): boolean => failure instanceof ApiError && failure.name === 'archiveChanged';
const quiet = { quiet: true };

/**
 * Changes a record. A revision that others have made since is stepped over when it leaves alone what the change is about:
 * a picture that arrives is no reason to refuse a remark.
 * @param isLeftAlone whether the newer revision is, of what the change is about, what was seen
 * @param onOvertaken hears of the newer revision where it is not; the change is refused then
 * @throws ApiError
 */
export async function changeArchive(
  seen: Seen,
  changeOf: (seen: Seen) => Change,
  isLeftAlone: (newer: Seen) => boolean,
  onOvertaken: (newer: Seen) => void,
): Promise<Archive> {
  let now = seen;
  for (let step = 1; ; step++) {
    try {
      return await send(now, changeOf(now));
    } catch (failure) {
      if (!isOvertaken(failure) || step === MOST_STEPS) throw failure;
      const newer = await asItIs(now);
      if (!newer) throw failure;
      if (!isLeftAlone(newer)) {
        onOvertaken(newer);
        throw failure;
      }
      now = newer;
    }
  }
}

const send = ({ archive: { archivesId, revision } }: Seen, change: Change): Promise<Archive> =>
  call(endpoints.archives.update, { body: { archivesId, revision, ...change } }, quiet);

/** The record as it is now; its pictures are at least as new as its revision. Undefined when it is gone. */
export async function asItIs({ archive, pictures }: Seen): Promise<Seen | undefined> {
  const { archivesId, caseId, version, contents } = archive;
  const { kind } = contents;
  const { rows } = await call(endpoints.archives.list, { query: { caseId, version, kind } }, quiet);
  const newer = rows.find((row) => row.archivesId === archivesId);
  if (!newer) return undefined;
  const shown = pictures && (await call(endpoints.archives.listPic, { body: { archivesId } }, quiet));
  return { archive: newer, pictures: shown };
}
