import { type LoginSession, type OperatedUser, endpoints, shownName } from '@archway/contracts';
import { type TextFunction, call, notify } from '@archway/platform';
import type { ReasonQuestion } from '../../operated/ReasonDialog.tsx';
import { deviceText } from '../audit/audit-words.ts';
import { refreshUsers } from './refresh-users.ts';

type Key = 'disable' | 'enable' | 'endAll' | 'endOne' | 'resetFactor';

/** What an operator is asked before each thing that hurts, and what is done with the reason. */
export function userQuestions(user: OperatedUser, t: TextFunction) {
  const { userId } = user;
  const question = (key: Key, send: (reason: string) => Promise<unknown>, values = {}): ReasonQuestion => ({
    title: t(`users.ask.${key}.title`, { name: shownName(user), ...values }),
    body: t(`users.ask.${key}.body`),
    okText: t(`users.ask.${key}.ok`),
    danger: key !== 'enable',
    send: async (reason) => {
      await send(reason);
      notify.success(t(`users.ask.${key}.done`));
      await refreshUsers();
    },
  });
  const { users, secondFactor } = endpoints;
  const quiet = { quiet: true };
  return {
    enabling: question(user.enabled ? 'disable' : 'enable', (reason) =>
      call(users.setEnabled, { body: { userId, enabled: !user.enabled, reason } }, quiet),
    ),
    endAll: question('endAll', (reason) => call(users.endSessions, { body: { userId, reason } }, quiet)),
    endOne: (session: LoginSession) =>
      question(
        'endOne',
        (reason) => call(users.endSessions, { body: { userId, sessionId: session.sessionId, reason } }, quiet),
        { device: deviceText(session) },
      ),
    resetFactor: question('resetFactor', (reason) => call(secondFactor.reset, { body: { userId, reason } }, quiet)),
  };
}
