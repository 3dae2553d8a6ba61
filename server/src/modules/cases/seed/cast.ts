import { asc, eq } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import {
  assistantPractices,
  designCenterStaff,
  designTeamMembers,
  designTeams,
  practiceDesignCenters,
  practiceMakers,
  practiceMembers,
  practices,
} from '../../practices/schema.ts';
import type { Cast } from './rows.ts';

/** The people around a demonstration practice, or null when it was not seeded. */
export async function castOf(db: Querier, practiceNumber: string): Promise<Cast | null> {
  const [practice] = await db.select({ id: practices.id }).from(practices).where(eq(practices.number, practiceNumber));
  if (!practice) return null;
  const practiceId = practice.id;
  const members = await db
    .select({ userId: practiceMembers.userId })
    .from(practiceMembers)
    .where(eq(practiceMembers.practiceId, practiceId))
    .orderBy(asc(practiceMembers.userId));
  const [assistant] = await db.select().from(assistantPractices).where(eq(assistantPractices.practiceId, practiceId));
  const [maker] = await db.select().from(practiceMakers).where(eq(practiceMakers.practiceId, practiceId));
  const team = await db
    .select({ userId: designTeamMembers.userId, role: designTeamMembers.role })
    .from(designTeamMembers)
    .innerJoin(designTeams, eq(designTeams.id, designTeamMembers.teamId))
    .where(eq(designTeams.practiceId, practiceId));
  const [lab] = await db
    .select({ centerId: practiceDesignCenters.centerId, userId: designCenterStaff.userId })
    .from(practiceDesignCenters)
    .innerJoin(designCenterStaff, eq(designCenterStaff.centerId, practiceDesignCenters.centerId))
    .where(eq(practiceDesignCenters.practiceId, practiceId));
  const inTeam = (role: string): string | null => team.find((member) => member.role === role)?.userId ?? null;
  return {
    practiceId,
    doctors: members.map((member) => member.userId),
    assistant: assistant?.userId ?? null,
    designers: [null, lab?.userId ?? null, inTeam('target_design')],
    auditors: [null, lab?.userId ?? null, inTeam('internal_audit')],
    maker: maker?.userId ?? null,
    centerId: lab?.centerId ?? '0',
  };
}
