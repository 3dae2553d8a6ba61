import type { ShellRoute } from '@archway/contracts';
import { findRoute } from '@archway/platform/host';
import type { SessionUser } from '@archway/platform';

export type UserLinkKey = 'account' | 'patient' | 'production';

interface UserLink {
  readonly key: UserLinkKey;
  readonly path: string;
  readonly query: string;
  readonly medical: boolean;
  /** Whether there is something for this user behind it. */
  readonly fits: (user: LinkUser, routes: readonly ShellRoute[]) => boolean;
}

type LinkUser = Pick<SessionUser, 'isMedical' | 'doctorType' | 'practiceBound'>;

const reaches = (path: string) => (_user: LinkUser, routes: readonly ShellRoute[]) =>
  findRoute(routes, path) !== undefined;

/** The specification's buttons of the user popover; two of them are not for medical users. */
const links: readonly UserLink[] = [
  { key: 'account', path: '/account', query: '?key=2', medical: false, fits: () => true },
  // Practices are a matter of doctors, their assistants, and whoever belongs to one.
  {
    key: 'patient',
    path: '/account',
    query: '?key=5',
    medical: true,
    fits: ({ doctorType, practiceBound }) => doctorType !== null || practiceBound > 0,
  },
  { key: 'production', path: '/account', query: '?key=9', medical: false, fits: reaches('/order-parent') },
];

/** Those that this user gets and that lead somewhere. */
export function userLinks(user: LinkUser, routes: readonly ShellRoute[]): readonly UserLink[] {
  return links.filter(
    (link) =>
      (link.medical || !user.isMedical) && findRoute(routes, link.path) !== undefined && link.fits(user, routes),
  );
}
