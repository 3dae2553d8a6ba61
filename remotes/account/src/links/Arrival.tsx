import { useSession } from '@archway/platform';
import { useCenterLink } from './use-center-link.ts';
import { useLabPreference } from './use-lab-preference.ts';
import { useTeamLink } from './use-team-link.ts';

/** Carries out what somebody came by: the link of a design team, of a design center, the choice of a lab. Draws nothing. */
export default function Arrival() {
  const { user } = useSession();
  useTeamLink(user);
  useCenterLink(user);
  useLabPreference(user);
  return null;
}
