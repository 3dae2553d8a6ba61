import { appHistory, createStore, useStore } from '@archway/platform';
import { session, shellState } from '@archway/platform/host';
import { enter } from '../boot/enter.ts';
import { hostState } from '../boot/host-state.ts';
import { decide } from './decide.ts';
import type { Decision, Situation } from './decide.ts';
import { parameterState, readParameter } from './parameter.ts';

function situation(): Situation {
  const { registry, entry, menus, userRoutes, publicRoutes } = hostState.get();
  const { token, user } = session.get();
  return {
    location: appHistory.get().location,
    token,
    visitor: user,
    registry,
    entry,
    menus,
    userRoutes,
    publicRoutes,
    ownedPaths: shellState.get().remotes.flatMap(({ paths }) => paths),
    parameter: parameterState.get().state,
  };
}

const decision = createStore<Decision>({ kind: 'wait' });

const isSame = (a: Decision, b: Decision): boolean => JSON.stringify(a) === JSON.stringify(b);

function review(): void {
  const next = decide(situation());
  if (next.kind === 'redirect') return appHistory.replace(next.to);
  if (!isSame(next, decision.get())) decision.set(next);
}

/** A login that has ended leaves what is on the screen until the login page is loaded; see the platform's expireSession. */
let hadToken = false;

function followSession(): void {
  const { token, user } = session.get();
  if (token === null && hadToken) return;
  hadToken = token !== null;
  if (token !== null && user === null && hostState.get().entry === 'idle') void enter();
  review();
}

/** Decides at every change of address, login or knowledge what the page shows. */
export function followNavigation(): void {
  appHistory.subscribe(() => {
    readParameter(appHistory.get().location.search);
    followSession();
  });
  for (const store of [hostState, shellState, parameterState]) store.subscribe(followSession);
  session.subscribe(followSession);
  readParameter(appHistory.get().location.search);
  followSession();
}

export const useDecision = (): Decision => useStore(decision);
export const decisionStore = decision;
