import type { CasePhoto, Received, photosEndpoints } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import { auditFiles } from '../cases/api.ts';
import { type PhotoContext, changePhotos } from './photo-change.ts';
import { applyMoves } from './photo-moves.ts';
import { photosOfVersion } from './photo-view.ts';
import { bestFirst, placeByGuess } from './placement.ts';
import { changePhoto } from './repository.ts';

type Classification = Received<typeof photosEndpoints.classify>['body'];

const certainty = ({ guesses }: Classification['results'][number]): number =>
  Math.max(0, ...guesses.map((guess) => guess.confidence));

/** Stores what a repeated classification found. Photos of the pool are placed; the surest one comes first. */
export async function classifyPhotos(
  context: PhotoContext,
  caller: Caller,
  { caseId, version, results }: Classification,
): Promise<CasePhoto[]> {
  const key = { caseId, version };
  await changePhotos(context, caller, key, async (open) => {
    const { tx, photos } = open;
    const known = new Map(photos.map((photo) => [photo.photoId, photo]));
    if (!results.every(({ photoId }) => known.has(photoId))) throw new Refusal('recordNotFound');
    const occupied = new Set(photos.map((photo) => photo.position));
    for (const { photoId, guesses } of [...results].sort((a, b) => certainty(b) - certainty(a))) {
      await changePhoto(tx, photoId, { guesses: bestFirst(guesses) });
      const position = known.get(photoId)?.position === null ? placeByGuess(guesses, occupied) : null;
      if (position === null) continue;
      occupied.add(position);
      await applyMoves(tx, [{ photoId, position }], true);
    }
    await auditFiles(open, 'placePhotos', [...new Set(results.map(({ photoId }) => photoId))]);
  });
  return photosOfVersion(context.db, key);
}
