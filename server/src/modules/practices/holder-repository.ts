import type { HolderKind } from '@archway/contracts';
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { containing } from '../../infrastructure/lists/conditions.ts';
import { shownName } from '../access/api.ts';
import { designCenterStaff, designCenters, practiceDesignCenters, practiceMembers, practices } from './schema.ts';

/** A practice or a design center that has balances. */
export interface NamedHolder {
  readonly kind: HolderKind;
  readonly id: string;
  /** Practice code, or number of the center. */
  readonly code: string;
  readonly name: string;
  /** The creator of a practice; nobody owns a center. */
  readonly ownerId: string | null;
  readonly ownerName: string | null;
}

const selectPractices = (db: Querier) =>
  db
    .select({
      kind: sql<HolderKind>`'practice'`,
      id: practices.id,
      code: practices.number,
      name: practices.name,
      ownerId: sql<string | null>`${practices.ownerId}`,
      ownerName: sql<string | null>`${shownName(practices.ownerId)}`,
    })
    .from(practices);

const selectCenters = (db: Querier) =>
  db
    .select({
      kind: sql<HolderKind>`'center'`,
      id: designCenters.id,
      code: designCenters.number,
      name: designCenters.name,
      ownerId: sql<string | null>`null`,
      ownerName: sql<string | null>`null`,
    })
    .from(designCenters);

interface HolderKey {
  readonly kind: HolderKind;
  readonly id: string;
}

/** Those of these that there are, in no order. */
export async function holdersNamed(db: Querier, keys: readonly HolderKey[]): Promise<NamedHolder[]> {
  const idsOf = (wanted: HolderKind): string[] => [
    ...new Set(keys.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
  ];
  const [ofPractices, ofCenters] = [idsOf('practice'), idsOf('center')];
  return [
    ...(ofPractices.length > 0 ? await selectPractices(db).where(inArray(practices.id, ofPractices)) : []),
    ...(ofCenters.length > 0 ? await selectCenters(db).where(inArray(designCenters.id, ofCenters)) : []),
  ];
}

/** Null when there is none. */
export const holderNamed = async (db: Querier, key: HolderKey): Promise<NamedHolder | null> =>
  (await holdersNamed(db, [key]))[0] ?? null;

/** Practices, then design centers, with a part of code or name. */
export async function holdersLike(db: Querier, keyword: string, most: number): Promise<NamedHolder[]> {
  const pattern = containing(keyword);
  const found = await selectPractices(db)
    .where(or(ilike(practices.number, pattern), ilike(practices.name, pattern)))
    .orderBy(asc(practices.id))
    .limit(most);
  const centers = await selectCenters(db)
    .where(or(ilike(designCenters.number, pattern), ilike(designCenters.name, pattern)))
    .orderBy(asc(designCenters.id))
    .limit(most);
  return [...found, ...centers].slice(0, most);
}

/** The practices in which somebody works as a doctor now, the creator's among them; the default one first. */
export async function practicesOfMember(db: Querier, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: practiceMembers.practiceId })
    .from(practiceMembers)
    .where(and(eq(practiceMembers.userId, userId), eq(practiceMembers.enabled, true)))
    .orderBy(sql`${practiceMembers.isDefault} desc`, asc(practiceMembers.practiceId));
  return rows.map(({ id }) => id);
}

/** The design centers in which somebody works now. */
export async function centersOfStaff(db: Querier, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: designCenterStaff.centerId })
    .from(designCenterStaff)
    .innerJoin(designCenters, eq(designCenters.id, designCenterStaff.centerId))
    .where(
      and(eq(designCenterStaff.userId, userId), eq(designCenterStaff.enabled, true), eq(designCenters.enabled, true)),
    )
    .orderBy(asc(designCenterStaff.centerId));
  return rows.map(({ id }) => id);
}

/** Everybody who works in a design center now. */
export async function workersOfCenter(db: Querier, centerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: designCenterStaff.userId })
    .from(designCenterStaff)
    .where(and(eq(designCenterStaff.centerId, centerId), eq(designCenterStaff.enabled, true)))
    .orderBy(asc(designCenterStaff.userId));
  return rows.map(({ id }) => id);
}

/** Whether a design center pays for what it designs for a practice, by their binding. */
export async function centerPays(db: Querier, practiceId: string, centerId: string): Promise<boolean> {
  const [bound] = await db
    .select({ pays: practiceDesignCenters.centerPays })
    .from(practiceDesignCenters)
    .where(and(eq(practiceDesignCenters.practiceId, practiceId), eq(practiceDesignCenters.centerId, centerId)));
  return bound?.pays ?? false;
}
