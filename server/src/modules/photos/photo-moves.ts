import type { CasePhoto, Received, photosEndpoints } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { auditFiles } from '../cases/api.ts';
import { type PhotoContext, changePhotos } from './photo-change.ts';
import { photosOfVersion } from './photo-view.ts';
import { type Move, contradictory, displacedBy } from './placement.ts';
import { changePhoto } from './repository.ts';

/** Moves photos by hand, all or none, and answers all photos of the version. */
export async function placePhotos(
  context: PhotoContext,
  caller: Caller,
  { caseId, version, moves }: Received<typeof photosEndpoints.place>['body'],
): Promise<CasePhoto[]> {
  const key = { caseId, version };
  await changePhotos(context, caller, key, async (open) => {
    const { tx, photos } = open;
    const known = new Set(photos.map((photo) => photo.photoId));
    if (!moves.every(({ photoId }) => known.has(photoId))) throw new Refusal('recordNotFound');
    if (contradictory(moves)) throw new Refusal('photoPlaceTwice');
    const all = [...moves, ...displacedBy(photos, moves)];
    await applyMoves(tx, all);
    await auditFiles(
      open,
      'placePhotos',
      all.map(({ photoId }) => photoId),
    );
  });
  return photosOfVersion(context.db, key);
}

/** Writes moves that leave at most one photo at each position. What somebody moved is no longer automatic. */
export async function applyMoves(tx: Transaction, moves: readonly Move[], automatic = false): Promise<void> {
  if (moves.length === 0) return;
  const ids = moves.map(({ photoId }) => photoId);
  // All leave before anybody comes, so that no position is held twice in between.
  await changePhoto(tx, ids, { position: null, automatic: false });
  for (const { photoId, position } of moves) {
    if (position) await changePhoto(tx, photoId, { position, automatic });
  }
}
