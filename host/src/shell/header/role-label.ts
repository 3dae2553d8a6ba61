import { roles as known } from '@archway/contracts';
import type { SessionUser } from '@archway/platform';

/** Key of the label under the name: creator or doctor on the practice side, what they are for everybody else. */
export function roleLabelKey({
  creator,
  isMedical,
  roles,
}: Pick<SessionUser, 'creator' | 'isMedical' | 'roles'>): string {
  if (creator) return 'role.creator';
  if (isMedical) return 'role.assistant';
  // Of several roles the last one of the table, which is the farthest from the practice.
  const held = known.filter(({ key }) => roles.includes(key));
  return `role.${held.at(-1)?.label ?? 'doctor'}`;
}
