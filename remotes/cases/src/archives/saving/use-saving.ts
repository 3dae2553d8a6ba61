import { useState } from 'react';
import { type Archive, type ArchiveContents, endpoints } from '@archway/contracts';
import { ApiError, call, formatDateTime, useText } from '@archway/platform';
import { type Merge, mergeFields } from '../../saving/merge-fields.ts';
import type { Clash } from '../../saving/merging-port.ts';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { refreshArchives } from '../refresh-archives.ts';
import { type Seen, changeArchive } from './change-archive.ts';

export interface Saving<C> {
  /** Fields that somebody else has changed since the dialog was opened, and the reader differently. */
  readonly clash: Clash<C> | undefined;
  /** Fields that only somebody else has changed stay as they are. @throws ApiError, which the dialog tells */
  readonly save: (contents: C) => Promise<Archive>;
  /** The reader has seen what the other wrote, and chosen: what is saved next goes upon that. */
  readonly settle: () => void;
}

/** Adds to a version of a case, or changes what is there; nothing that somebody else wrote is replaced unseen. */
export function useSaving<C extends ArchiveContents>(
  { caseId, version }: CasePlace,
  archive: (Archive & { readonly contents: C }) | undefined,
): Saving<C> {
  const t = useText('cases');
  const [known, setKnown] = useState(archive);
  const [overtaken, setOvertaken] = useState<{ newer: Archive & { contents: C }; clash: Clash<C> }>();

  const change = (base: Archive & { readonly contents: C }, mine: C): Promise<Archive> => {
    // A record stays a record, and a visit a visit: the server holds that.
    const contentsOf = (seen: Seen): C => seen.archive.contents as C;
    const against = (seen: Seen): Merge<C> => mergeFields(base.contents, mine, contentsOf(seen));
    let message: string | undefined;
    return changeArchive(
      { archive: base, pictures: null },
      (seen) => ({ contents: against(seen).merged }),
      (newer) => against(newer).clashes.length === 0,
      (newer) => {
        const [{ merged, clashes }, theirs] = [against(newer), contentsOf(newer)];
        const { updatedBy: by, updateTime } = newer.archive;
        const clash = { mine: merged, theirs, fields: clashes as (keyof C & string)[], by };
        setOvertaken({ newer: { ...newer.archive, contents: theirs }, clash });
        message = t('archives.overtaken', { name: by, time: formatDateTime(updateTime) });
      },
    ).catch((failure: unknown) => {
      throw message === undefined ? failure : new ApiError({ name: 'archiveChanged', message });
    });
  };

  return {
    clash: overtaken?.clash,
    async save(contents) {
      const saved = await (known
        ? change(known, contents)
        : call(endpoints.archives.add, { body: { caseId, version, contents } }, { quiet: true }));
      await refreshArchives();
      return saved;
    },
    settle() {
      setKnown(overtaken?.newer ?? known);
      setOvertaken(undefined);
    },
  };
}
