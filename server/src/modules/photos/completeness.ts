import { type PhotoPosition, requiredPhotos } from '@archway/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import type { CaseKey } from '../cases/case-access.ts';
import { casePhotos } from './schema.ts';

/** Required positions that no photo stands at, in their order. */
export async function missingPhotos(db: Querier, { ptId, version }: CaseKey): Promise<PhotoPosition[]> {
  const placed = await db
    .select({ position: casePhotos.position })
    .from(casePhotos)
    .where(
      and(eq(casePhotos.ptId, ptId), eq(casePhotos.version, version), inArray(casePhotos.position, requiredPhotos)),
    );
  const there = new Set(placed.map(({ position }) => position));
  return requiredPhotos.filter((position) => !there.has(position));
}
