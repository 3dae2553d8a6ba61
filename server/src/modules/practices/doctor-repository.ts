import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { isEnabled, shownName } from '../access/api.ts';
import { practiceMembers } from './schema.ts';

export interface PracticeDoctor {
  readonly doctorId: string;
  readonly name: string;
}

/** Doctors who work in a practice now, its creator first. */
export const doctorsOfPractice = (db: Querier, practiceId: string): Promise<PracticeDoctor[]> =>
  db
    .select({ doctorId: practiceMembers.userId, name: sql<string>`${shownName(practiceMembers.userId)}` })
    .from(practiceMembers)
    .where(
      and(
        eq(practiceMembers.practiceId, practiceId),
        eq(practiceMembers.enabled, true),
        inArray(practiceMembers.identity, ['creator', 'doctor']),
        isEnabled(practiceMembers.userId),
      ),
    )
    .orderBy(asc(practiceMembers.identity), asc(practiceMembers.userId));
