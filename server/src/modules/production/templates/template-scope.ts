import { hasDuty } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseGrants, nameOfPractice } from '../../practices/api.ts';

/** Whose templates somebody uses, and whose somebody changes. */
export interface TemplateScope {
  /** Of every practice: the platform's operators. */
  readonly everything: boolean;
  /** Practices that the caller produces for. */
  readonly practiceIds: readonly string[];
}

/** Templates are used by whoever produces for a practice; those of the platform by everybody, and changed by operators. */
export async function templateScope(db: Querier, caller: Caller): Promise<TemplateScope> {
  const grants = (await caseGrants(db, caller)).filter(({ role }) => hasDuty([role], 'produce', 'operate'));
  return {
    everything: grants.some(({ practiceId }) => practiceId === null),
    practiceIds: [...new Set(grants.flatMap(({ practiceId }) => practiceId ?? []))],
  };
}

/** Whether a template of this practice, or of the platform, may be changed. */
export const changes = ({ everything, practiceIds }: TemplateScope, practiceId: string | null): boolean =>
  everything || (practiceId !== null && practiceIds.includes(practiceId));

/** Whether it may be used. */
export const uses = (scope: TemplateScope, practiceId: string | null): boolean =>
  practiceId === null || changes(scope, practiceId);

interface Owner {
  readonly practiceId: string | null;
  readonly name: string | null;
}

/** For whom somebody may make templates: the platform for its operators, else the practices. */
export async function ownersFor(db: Querier, { everything, practiceIds }: TemplateScope): Promise<Owner[]> {
  if (everything) return [{ practiceId: null, name: null }];
  const named = await Promise.all(
    practiceIds.map(async (practiceId) => ({ practiceId, name: await nameOfPractice(db, practiceId) })),
  );
  return named.sort((one, other) => one.name.localeCompare(other.name));
}
