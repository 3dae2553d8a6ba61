import type { SessionUser } from '@archway/platform';

const labelled = ['creator', 'assistant', 'design_center', 'modelmaker', 'admin'] as const;

/** Key of the label under the name: creator or doctor on the practice side, what they are for everybody else. */
export function roleLabelKey({
  creator,
  isMedical,
  roles,
}: Pick<SessionUser, 'creator' | 'isMedical' | 'roles'>): string {
  if (creator) return 'role.creator';
  if (isMedical) return 'role.assistant';
  const known = labelled.find((role) => roles.includes(role));
  if (known) return `role.${known}`;
  if (roles.some((role) => role.endsWith('audit'))) return 'role.auditor';
  return roles.some((role) => role.endsWith('design') || role === 'post_process') ? 'role.designer' : 'role.doctor';
}
