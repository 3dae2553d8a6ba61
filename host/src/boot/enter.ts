import { loadUser } from '@archway/platform';
import { loadDictionaries, session, startServerEvents, tellTabs } from '@archway/platform/host';
import { hostState, updateHost } from './host-state.ts';
import { loadMenus } from './menus.ts';
import { loadRegistry } from './registry.ts';

let entering: Promise<void> | undefined;
let stopEvents: (() => void) | undefined;

async function run(token: string): Promise<void> {
  updateHost({ entry: 'loading' });
  stopEvents?.();
  const events = startServerEvents(token);
  stopEvents = events.stop;
  try {
    await Promise.all([
      // Pages fetch once they are heard of: nothing happens between what they show and what they are told.
      events.listening,
      loadUser(),
      loadMenus(),
      loadDictionaries(),
      hostState.get().registry === 'ready' ? undefined : loadRegistry(),
    ]);
    updateHost({ entry: 'ready' });
    tellTabs({ type: 'login' });
  } catch {
    events.stop();
    updateHost({ entry: 'failed' });
  }
}

/** The first navigation after login: user, services, preference and menus are loaded; then the guard decides. */
export function enter(): Promise<void> {
  const token = session.token();
  if (token === null) return Promise.resolve();
  entering ??= run(token).finally(() => {
    entering = undefined;
  });
  return entering;
}
