import { type Designer, memberStatus, shownName } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** `name (team) (disabled)`: how a designer is called where several teams stand together. */
export function designerLabel(
  { status, teamName, ...named }: Pick<Designer, 'status' | 'nickName' | 'userName'> & { readonly teamName?: string },
  t: TextFunction,
): string {
  const name = shownName(named);
  const inTeam = teamName === undefined ? name : t('team.inTeam', { name, team: teamName });
  return status === memberStatus.disabled ? t('team.disabledName', { name: inTeam }) : inTeam;
}
