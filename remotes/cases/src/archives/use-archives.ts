import { useQuery } from '@tanstack/react-query';
import { type Archive, type ArchiveKind, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import type { CasePlace } from '../uploads/storage-client.ts';

/** Records or follow-ups of a case version, the newest day first, and whether the reader may add to them. */
export const useArchives = ({ caseId, version }: CasePlace, kind: ArchiveKind) =>
  useQuery(query(endpoints.archives.list, { query: { caseId, version, kind } }));

/** Versions of a case with what each holds. @param enabled asked only of who may read */
export const useLibrary = (caseId: string, enabled = true) =>
  useQuery({ ...query(endpoints.archives.versions, { query: { caseId } }), enabled });

export const useArchivePictures = ({ archivesId }: Pick<Archive, 'archivesId'>, enabled = true) =>
  useQuery({ ...query(endpoints.archives.listPic, { body: { archivesId } }), enabled });
