import { openTabChannel } from '../state/tab-channel.ts';

/** What tabs tell each other of the login they share. */
export type SessionMessage = { type: 'login' } | { type: 'logout' };

const channel = openTabChannel<SessionMessage>('archway.session');

export const tellTabs = channel.send;
export const listenToTabs = channel.listen;
