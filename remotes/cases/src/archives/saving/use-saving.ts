import { useState } from 'react';
import { type Archive, type ArchiveContents, endpoints } from '@archway/contracts';
import { ApiError, call, formatDateTime, useText } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { refreshArchives } from '../refresh-archives.ts';
import { changeArchive, sameContents } from './change-archive.ts';

export interface Saving {
  /** What somebody else has written since the dialog was opened: saving again replaces it. */
  readonly newer: Archive | undefined;
  /** @throws ApiError, which the dialog tells */
  readonly save: (contents: ArchiveContents) => Promise<Archive>;
}

/** Adds to a version of a case, or changes what is there. */
export function useSaving({ caseId, version }: CasePlace, archive: Archive | undefined): Saving {
  const t = useText('cases');
  const [newer, setNewer] = useState<Archive>();
  const seen = newer ?? archive;

  const change = (known: Archive, contents: ArchiveContents): Promise<Archive> => {
    let overtaken: Archive | undefined;
    return changeArchive(
      { archive: known, pictures: null },
      () => ({ contents }),
      (now) => sameContents(now.archive.contents, known.contents),
      (now) => {
        overtaken = now.archive;
        setNewer(now.archive);
      },
    ).catch((failure: unknown) => {
      if (!overtaken) throw failure;
      const { updatedBy: name, updateTime } = overtaken;
      const message = t('archives.overtaken', { name, time: formatDateTime(updateTime) });
      throw new ApiError({ name: 'archiveChanged', message });
    });
  };

  return {
    newer,
    async save(contents) {
      const saved = await (seen
        ? change(seen, contents)
        : call(endpoints.archives.add, { body: { caseId, version, contents } }, { quiet: true }));
      await refreshArchives();
      return saved;
    },
  };
}
