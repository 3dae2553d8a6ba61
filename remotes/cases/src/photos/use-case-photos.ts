import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CaseDetail,
  type CasePhoto,
  type PhotoPosition,
  endpoints,
  intakeOf,
  requiredPhotos,
  serviceTypes,
} from '@archway/contracts';
import { call, query } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import type { PhotoUpload } from './upload/photo-upload.ts';
import { usePhotoUploads } from './upload/photo-uploads.ts';
import { type Move, afterMoves, missingPositions } from './placing.ts';
import { refreshPhotos } from './refresh-photos.ts';

/** Photos of a case version, with those that are on their way. */
export interface CasePhotos {
  readonly photos: readonly CasePhoto[];
  readonly loaded: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Under way, failed or stopped. */
  readonly uploads: readonly PhotoUpload[];
  /** Uploads under way. */
  readonly uploading: number;
  /** Positions that the service of the case asks for. */
  readonly required: readonly PhotoPosition[];
  /** Those of them without a photo. */
  readonly missing: readonly PhotoPosition[];
  /** Shows the photos at their new places at once; a refusal is told and puts them back. */
  readonly move: (moves: readonly Move[]) => Promise<void>;
}

export function useCasePhotos(detail: Pick<CaseDetail, 'caseId' | 'version' | 'serviceType'> | null): CasePhotos {
  const queries = useQueryClient();
  const key = detail ? { caseId: detail.caseId, version: detail.version } : { caseId: '0', version: 1 };
  const asked = query(endpoints.photos.list, { query: key });
  const list = useQuery({ ...asked, enabled: detail !== null });
  const all = usePhotoUploads();
  const uploads = [...all.values()].filter((upload) => upload.caseId === key.caseId && upload.version === key.version);
  const photos = list.data ?? [];
  const required = intakeOf(detail?.serviceType ?? serviceTypes.aligner.id).photos ? requiredPhotos : [];

  const move = async (moves: readonly Move[]): Promise<void> => {
    if (moves.length === 0) return;
    await queries.cancelQueries({ queryKey: asked.queryKey });
    queries.setQueryData<CasePhoto[]>(asked.queryKey, (now) => now && afterMoves(now, moves));
    // A refusal is told by the call; either way the list is asked for.
    await call(endpoints.photos.place, { body: { ...key, moves: [...moves] } }).catch(() => null);
    await refreshPhotos();
  };

  return {
    photos,
    loaded: list.data !== undefined,
    error: list.error,
    retry: () => void list.refetch(),
    uploads,
    uploading: uploads.filter(isUnderWay).length,
    required,
    missing: missingPositions(photos, required),
    move,
  };
}
