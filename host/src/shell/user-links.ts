import type { ShellRoute } from '@archway/contracts';
import { hostApi } from '@archway/platform';
import type { SessionUser } from '@archway/platform';

export type UserLinkKey = 'account' | 'patient' | 'production';

interface UserLink {
  readonly key: UserLinkKey;
  readonly path: string;
  readonly query: string;
  readonly medical: boolean;
}

/** The specification's buttons of the user popover; two of them are not for medical users. */
const links: readonly UserLink[] = [
  { key: 'account', path: '/account', query: '?key=2', medical: false },
  { key: 'patient', path: '/account', query: '?key=5', medical: true },
  { key: 'production', path: '/account', query: '?key=9', medical: false },
];

/** Those that this user gets and that lead somewhere. */
export function userLinks(user: Pick<SessionUser, 'isMedical'>, routes: readonly ShellRoute[]): readonly UserLink[] {
  return links.filter(
    (link) => (link.medical || !user.isMedical) && hostApi.findRoute(routes, link.path) !== undefined,
  );
}

/** nickName, else userName. */
export const displayName = ({ nickName, userName }: Pick<SessionUser, 'nickName' | 'userName'>): string =>
  nickName || userName;
