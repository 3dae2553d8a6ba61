import type { Root } from 'react-dom/client';
import { loadTexts } from '../../i18n/texts.ts';
import type { TextLoaders } from '../../i18n/texts.ts';
import type { Screens } from './remote-root.tsx';

export interface RemoteAppOptions {
  /** Name of the remote, also the namespace of its texts. */
  name: string;
  /** Loaded before its first screen; absent where each screen loads its own, see `textSpaces`. */
  texts?: TextLoaders;
  /** Screens by the route paths of remote.json; `lazy(() => import(…))`, so that a visit loads only its own. */
  screens: Screens;
}

/** What the host hands to the single-spa life cycle of a remote. */
export interface RemoteAppProps {
  container: HTMLElement;
}

/** The life cycle that single-spa expects of an application. */
export interface RemoteApp {
  bootstrap(): Promise<void>;
  mount(props: RemoteAppProps): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Makes a remote's screens an application of the page. Theme, query client, languages, keep-alive, titles, focus and
 * error boundaries are the platform's; a remote brings screens and texts.
 */
export function createRemoteApp({ name, texts, screens }: RemoteAppOptions): RemoteApp {
  let root: Root | undefined;
  return {
    bootstrap: () => (texts ? loadTexts(name, texts) : Promise.resolve()),
    async mount({ container }) {
      const { mountRemote } = await import('./remote-root.tsx');
      root = mountRemote(container, { name, screens });
    },
    async unmount() {
      root?.unmount();
      root = undefined;
    },
  };
}
