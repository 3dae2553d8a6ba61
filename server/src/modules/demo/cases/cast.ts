import type { Querier } from '../../../infrastructure/database/database.ts';
import { peopleOf } from '../../practices/api.ts';
import type { Cast } from './rows.ts';

/** The people around a demonstration practice, or null when it was not seeded. */
export async function castOf(db: Querier, practiceNumber: string): Promise<Cast | null> {
  const people = await peopleOf(db, practiceNumber);
  if (!people) return null;
  const { practiceId, doctors, team } = people;
  const [lab] = people.labs;
  const inTeam = (role: string): string | null => team.find((member) => member.role === role)?.userId ?? null;
  return {
    practiceId,
    doctors,
    assistant: people.assistants[0] ?? null,
    designers: [null, lab?.userId ?? null, inTeam('target_design')],
    auditors: [null, lab?.userId ?? null, inTeam('internal_audit')],
    maker: people.makers[0] ?? null,
    centerId: lab?.centerId ?? '0',
  };
}
