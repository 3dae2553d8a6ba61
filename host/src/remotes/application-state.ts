import { createStore, useStore } from '@archway/platform';

/** How far a remote's application has come; absent before its first visit. */
export type ApplicationState =
  { readonly kind: 'loading' | 'running' } | { readonly kind: 'failed'; readonly failure: unknown };

const applicationStates = createStore<Readonly<Record<string, ApplicationState>>>({});

export const setApplication = (name: string, state: ApplicationState): void =>
  applicationStates.update((states) => ({ ...states, [name]: state }));

export const useApplication = (name: string): ApplicationState | undefined => useStore(applicationStates)[name];
