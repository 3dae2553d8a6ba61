import { type MessageSide, hasDuty } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import type { Actor } from '../../../infrastructure/machine/adapter.ts';
import { peopleById } from '../../access/api.ts';
import type { ActedVersion } from '../../cases/api.ts';

/** Whether the time of a link is over. */
export const isOverdue = ({ expiresAt }: { readonly expiresAt: Date }): boolean => expiresAt.getTime() <= Date.now();

/**
 * Whoever made a link deals with it, or whoever answers for the practice or operates the platform.
 * @returns who made it, where the actor is none of those; else null
 */
export async function makerInstead(
  db: Querier,
  { roles }: Pick<ActedVersion, 'roles'>,
  actor: Actor,
  { userId, side }: { readonly userId: string; readonly side: MessageSide },
): Promise<string | null> {
  if (actor === 'system' || actor.userId === userId) return null;
  if (hasDuty(roles, 'operate') || (side === 'practice' && hasDuty(roles, 'oversee'))) return null;
  return (await peopleById(db, [userId])).get(userId)?.name ?? '';
}
