import type { SlotProps } from '@archway/contracts';
import { createSlot, useSession } from '@archway/platform';
import { useCenterLink } from '../links/use-center-link.ts';
import { useLabPreference } from '../links/use-lab-preference.ts';
import { useTeamLink } from '../links/use-team-link.ts';
import { texts } from '../texts.ts';

/** Carries out what somebody came by: the link of a design team, of a design center, the choice of a lab. Draws nothing. */
function JoinLinks(_props: SlotProps['boot.trigger']) {
  const { user } = useSession();
  useTeamLink(user);
  useCenterLink(user);
  useLabPreference(user);
  return null;
}

export default createSlot('account', () => texts('slots'), JoinLinks);
