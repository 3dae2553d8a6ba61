import { asc, eq } from 'drizzle-orm';
import type { TeamRole } from '@archway/contracts';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import {
  assistantPractices,
  designCenterStaff,
  designCenters,
  designTeamMembers,
  designTeams,
  practiceDesignCenters,
  practiceMakers,
  practiceMembers,
  practices,
} from './schema.ts';

const one = <T>([row]: T[]): T => row as T;

/** A practice with everybody who works for it; people are ids of accounts, and this practice is their default one. */
export interface NewPractice {
  readonly practice: Omit<typeof practices.$inferInsert, 'id'>;
  /** Whether it is the default practice of its owner; it is, unless the owner has another one. */
  readonly ownerDefault?: boolean;
  /** Besides the owner. */
  readonly doctors?: readonly string[];
  readonly assistants?: readonly string[];
  readonly makers?: readonly string[];
  readonly team?: {
    readonly name: string;
    readonly number: string;
    readonly members: readonly { readonly userId: string; readonly role: TeamRole }[];
  };
}

/** @returns id of the practice */
export async function foundPractice(tx: Transaction, { practice, ...people }: NewPractice): Promise<string> {
  const { doctors = [], assistants = [], makers = [], team, ownerDefault = true } = people;
  const { id: practiceId, ownerId } = one(await tx.insert(practices).values(practice).returning());
  await tx
    .insert(practiceMembers)
    .values([
      { practiceId, userId: ownerId, identity: 'creator', isDefault: ownerDefault },
      ...doctors.map((userId) => ({ practiceId, userId, identity: 'doctor' as const, isDefault: true })),
    ]);
  if (assistants.length > 0)
    await tx.insert(assistantPractices).values(assistants.map((userId) => ({ practiceId, userId, isDefault: true })));
  if (makers.length > 0) await tx.insert(practiceMakers).values(makers.map((userId) => ({ practiceId, userId })));
  if (team) {
    const { name, number, members } = team;
    const { id: teamId } = one(await tx.insert(designTeams).values({ practiceId, name, number }).returning());
    await tx.insert(designTeamMembers).values(members.map((member) => ({ ...member, teamId, isDefault: true })));
  }
  return practiceId;
}

/** Founds a lab that designs for practices, as their default one. */
export async function foundDesignCenter(
  tx: Transaction,
  center: { readonly number: string; readonly name: string },
  staff: readonly string[],
  practiceIds: readonly string[],
): Promise<void> {
  const { id: centerId } = one(await tx.insert(designCenters).values(center).returning());
  await tx.insert(designCenterStaff).values(staff.map((userId) => ({ centerId, userId })));
  await tx
    .insert(practiceDesignCenters)
    .values(practiceIds.map((practiceId) => ({ practiceId, centerId, isDefault: true })));
}

/** Everybody around a practice, by account. */
export interface People {
  readonly practiceId: string;
  readonly doctors: readonly string[];
  readonly assistants: readonly string[];
  readonly makers: readonly string[];
  readonly team: readonly { readonly userId: string; readonly role: TeamRole }[];
  readonly labs: readonly { readonly centerId: string; readonly userId: string }[];
}

/** The people around the practice with this number; null when there is none. */
export async function peopleOf(db: Querier, number: string): Promise<People | null> {
  const [practice] = await db.select({ id: practices.id }).from(practices).where(eq(practices.number, number));
  if (!practice) return null;
  const practiceId = practice.id;
  const doctors = await db
    .select({ userId: practiceMembers.userId })
    .from(practiceMembers)
    .where(eq(practiceMembers.practiceId, practiceId))
    .orderBy(asc(practiceMembers.userId));
  const assistants = await db.select().from(assistantPractices).where(eq(assistantPractices.practiceId, practiceId));
  const makers = await db.select().from(practiceMakers).where(eq(practiceMakers.practiceId, practiceId));
  const team = await db
    .select({ userId: designTeamMembers.userId, role: designTeamMembers.role })
    .from(designTeamMembers)
    .innerJoin(designTeams, eq(designTeams.id, designTeamMembers.teamId))
    .where(eq(designTeams.practiceId, practiceId));
  const labs = await db
    .select({ centerId: practiceDesignCenters.centerId, userId: designCenterStaff.userId })
    .from(practiceDesignCenters)
    .innerJoin(designCenterStaff, eq(designCenterStaff.centerId, practiceDesignCenters.centerId))
    .where(eq(practiceDesignCenters.practiceId, practiceId));
  const idOf = ({ userId }: { userId: string }): string => userId;
  return {
    practiceId,
    doctors: doctors.map(idOf),
    assistants: assistants.map(idOf),
    makers: makers.map(idOf),
    team,
    labs,
  };
}
