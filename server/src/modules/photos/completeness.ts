import { type PhotoPosition, requiredPhotos } from '@archway/contracts';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/api.ts';
import { takenPositions } from './repository.ts';

/** Required positions that no photo stands at, in their order. */
export async function missingPhotos(db: Querier, key: CaseKey): Promise<PhotoPosition[]> {
  const there = await takenPositions(db, key, requiredPhotos);
  return requiredPhotos.filter((position) => !there.has(position));
}
