import { type ArrivalParameter, arrivalKey, endpoints } from '@archway/contracts';
import {
  ApiError,
  type SessionUser,
  appHistory,
  call,
  invalidate,
  notify,
  refreshPersonalData,
  tabStore,
  useText,
} from '@archway/platform';
import { useEffect } from 'react';

const NAME: ArrivalParameter = 'designTeamNo';
/** The number that this tab has joined, or tried to: the same link joins once. */
const KEPT = 'designTeamNo';
const TEAM_TAB = '/account?key=11&type=team';

/** Joins the team of the link by which the reader came. */
export function useTeamLink(user: SessionUser | null): void {
  const t = useText('account');
  const userId = user?.userId;
  useEffect(() => {
    const number = tabStore.get(arrivalKey(NAME));
    if (userId === undefined || number === null) return;
    tabStore.remove(arrivalKey(NAME));
    if (tabStore.get(KEPT) === number) return;
    tabStore.set(KEPT, number);
    const open = { label: t('links.teamOpen'), run: () => appHistory.push(TEAM_TAB) };
    const join = async (): Promise<void> => {
      try {
        await call(endpoints.teams.join, { query: { designTeamNo: number } }, { quiet: true });
        await Promise.all([refreshPersonalData(), invalidate(endpoints.teams.list)]);
        notify.success(t('links.teamJoined'), { detail: t('links.teamNext'), persistent: true });
        appHistory.push(TEAM_TAB);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (failure.name === 'alreadyInTeam') return notify.info(failure.message, { action: open, persistent: true });
        // What is wrong with the link stays so; what the network lost can be tried again by the same link.
        if (failure.name !== 'teamLinkInvalid') tabStore.remove(KEPT);
        notify.error(failure);
      }
    };
    void join();
  }, [userId, t]);
}
