import { type ArrivalParameter, type NamedCenter, arrivalKey, endpoints } from '@archway/contracts';
import {
  ApiError,
  type SessionUser,
  appHistory,
  call,
  confirmAction,
  invalidate,
  notify,
  refreshPersonalData,
  tabStore,
  useText,
} from '@archway/platform';
import { useEffect, useRef } from 'react';
import { LAB_CHOSEN } from './lab-chosen.ts';

const NAME: ArrivalParameter = 'dNo';
/** Set while the reader came by a link before there was a practice to bind. */
const WAITS = 'arrival.dNo.waits';
const CENTER_TAB = '/account?key=11&type=org';

/** The practice that a link binds: the one that the reader works in, if it is theirs, else what the server takes. */
const practiceToBind = ({ practices, currentPracticeId }: SessionUser): string | undefined =>
  practices.find(({ practiceId, creator }) => creator && practiceId === currentPracticeId)?.practiceId;

/** Joins the design center of the link by which the reader came; without a practice it waits until there is one. */
export function useCenterLink(user: SessionUser | null): void {
  const t = useText('account');
  const busy = useRef(false);
  const owns = user?.practices.some(({ creator }) => creator) ?? false;
  const known = useRef(user);
  known.current = user;
  const userId = user?.userId;
  useEffect(() => {
    const number = tabStore.get(arrivalKey(NAME));
    const reader = known.current;
    if (userId === undefined || !reader || number === null || busy.current) return;
    if (tabStore.get(WAITS) === userId && !owns) return;
    busy.current = true;
    const forget = (): void => {
      tabStore.remove(arrivalKey(NAME));
      tabStore.remove(WAITS);
    };
    const refused = (failure: unknown, name: string): void => {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.name === 'addOrCreateOutpatient') {
        tabStore.set(WAITS, userId);
        const action = { label: t('links.createPractice'), run: () => appHistory.push('/account?key=5') };
        return notify.info(t('links.practiceFirst', { name }), { action, persistent: true });
      }
      forget();
      if (failure.name === 'centerBound') return notify.info(t('links.already', { name }));
      if (failure.name === 'notPracticeOwner')
        return notify.warning(t('links.notOwner', { name }), { persistent: true });
      notify.error(failure);
    };
    const join = async (): Promise<void> => {
      let center: NamedCenter | undefined;
      try {
        center = await call(endpoints.centers.byNumber, { params: { no: number } }, { quiet: true });
        const practiceId = practiceToBind(reader);
        const input = { params: { id: center.designCenterId }, query: practiceId ? { practiceId } : {} };
        const joined = await call(endpoints.centers.join, input, { quiet: true });
        // Whoever came to the product by this center has it design, unless they choose otherwise.
        if (tabStore.get(WAITS) !== null) tabStore.set(LAB_CHOSEN, center.designCenterName);
        forget();
        await Promise.all([refreshPersonalData(), invalidate(endpoints.centers.bound)]);
        const goOn = await confirmAction({
          title: t('links.centerJoined', { name: joined.designCenterName }),
          body: t('links.centerBody', { practice: joined.practiceName }),
          okText: t('links.continue'),
        });
        if (goOn) appHistory.push(CENTER_TAB);
      } catch (failure) {
        refused(failure, center?.designCenterName ?? number);
      }
    };
    void join().finally(() => {
      busy.current = false;
    });
  }, [userId, owns, t]);
}
