import { type MemberStatus, type TeamRole, memberStatus } from '@archway/contracts';
import type { RoleRow } from './team-repository.ts';

export interface DesignerChange {
  readonly roles?: readonly TeamRole[] | undefined;
  readonly department?: string | null | undefined;
  readonly status?: MemberStatus | undefined;
}

/** Whether somebody may work after a change; whoever had no role yet may, from the first one on. */
export const isEnabledThen = (now: readonly RoleRow[], { status }: DesignerChange): boolean =>
  status === undefined ? now.length === 0 || now.some((row) => row.enabled) : status === memberStatus.enabled;

interface ToldDesigner {
  readonly notice?: 'designerRoles' | 'designerEnabled' | 'designerDisabled' | 'designerRefused';
  readonly event?: 'designerRoles' | 'designerEnabled' | 'designerDisabled';
}

/** What somebody is told of a change; nothing where they can do the same as before. */
export function toldOf(now: readonly RoleRow[], roles: readonly TeamRole[], change: DesignerChange): ToldDesigner {
  if (roles.length === 0) return { notice: 'designerRefused' };
  const [before, after] = [now.some((row) => row.enabled), isEnabledThen(now, change)];
  const wasIn = now.length > 0;
  if (wasIn && before && !after) return { notice: 'designerDisabled', event: 'designerDisabled' };
  if (wasIn && !before && after) return { notice: 'designerEnabled', event: 'designerEnabled' };
  const had = now.map(({ role }) => role);
  const same = had.length === new Set(roles).size && roles.every((role) => had.includes(role));
  return same ? {} : { notice: 'designerRoles', event: 'designerRoles' };
}
