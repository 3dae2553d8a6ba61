import { type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { practicesNamed } from '../../practices/api.ts';
import { madeFor } from '../devices/device-scope.ts';

/** Whose templates somebody uses, and whose somebody changes. */
export interface TemplateScope {
  /** Of every practice: the platform's operators. */
  readonly everything: boolean;
  /** Practices that the caller produces for. */
  readonly practiceIds: readonly string[];
}

/** Templates are used by whoever produces for a practice; those of the platform by everybody, and changed by operators. */
export async function templateScope(db: Querier, caller: Caller): Promise<TemplateScope> {
  const made = await madeFor(db, caller);
  return { everything: made === null, practiceIds: made ?? [] };
}

/** Whether a template of this practice, or of the platform, may be changed. */
export const changes = ({ everything, practiceIds }: TemplateScope, practiceId: string | null): boolean =>
  everything || (practiceId !== null && practiceIds.includes(practiceId));

/** Whether it may be used. */
export const uses = (scope: TemplateScope, practiceId: string | null): boolean =>
  practiceId === null || changes(scope, practiceId);

/** For whom somebody makes a template: the platform, or a practice that there is. @throws Refusal recordNotFound */
export async function requireOwner(db: Querier, caller: Caller, practiceId: string | null): Promise<void> {
  const known = practiceId === null || (await practicesNamed(db, [practiceId])).length > 0;
  if (!known || !changes(await templateScope(db, caller), practiceId)) throw new Refusal('recordNotFound');
}

interface Owner {
  readonly practiceId: string | null;
  readonly name: string | null;
}

/** For whom somebody may make templates: the platform for its operators, else the practices. */
export async function ownersFor(db: Querier, { everything, practiceIds }: TemplateScope): Promise<Owner[]> {
  if (everything) return [{ practiceId: null, name: null }];
  const named = await practicesNamed(db, practiceIds);
  return named.map(({ practiceId, practiceName }) => ({ practiceId, name: practiceName }));
}
