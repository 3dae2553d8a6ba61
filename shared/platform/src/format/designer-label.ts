import { type MemberStatus, memberStatus, shownName } from '@archway/contracts';
import { bilingual } from '../i18n/bilingual.ts';

interface Named {
  readonly nickName: string | null;
  readonly userName: string;
  readonly status: MemberStatus;
  /** Where several teams stand together; a design center counts as one. */
  readonly teamName?: string | null;
}

/** `name (team) (disabled)`: how a designer is called. */
export function designerLabel({ status, teamName, ...named }: Named): string {
  const name = shownName(named);
  const inTeam = teamName ? bilingual({ zh: `${name}（${teamName}）`, en: `${name} (${teamName})` }) : name;
  return status === memberStatus.disabled
    ? bilingual({ zh: `${inTeam}（已停用）`, en: `${inTeam} (disabled)` })
    : inTeam;
}
