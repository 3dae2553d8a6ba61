import { and, asc, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import { practiceMembers } from './schema.ts';

export interface PracticeDoctor {
  readonly doctorId: string;
  readonly name: string;
}

/** Doctors who work in a practice now, its creator first. */
export const doctorsOfPractice = (db: Querier, practiceId: string): Promise<PracticeDoctor[]> =>
  db
    .select({ doctorId: users.id, name: sql<string>`coalesce(${users.nickName}, ${users.userName})` })
    .from(practiceMembers)
    .innerJoin(users, eq(users.id, practiceMembers.userId))
    .where(and(eq(practiceMembers.practiceId, practiceId), eq(practiceMembers.enabled, true), eq(users.enabled, true)))
    .orderBy(asc(practiceMembers.identity), asc(users.id));
