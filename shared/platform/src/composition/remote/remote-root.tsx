import { Activity } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import { useStore } from '../../state/store.ts';
import { appHistory } from '../../navigation/app-history.ts';
import { Providers } from '../providers.tsx';
import { viewCache } from '../view-cache.ts';
import { ViewScreen } from '../view-screen.tsx';
import { navigationType } from '../navigation-type.ts';

export type Screens = Readonly<Record<string, ComponentType>>;

interface Props {
  name: string;
  screens: Screens;
}

/** The React root of one remote: all of its screens that live, the shown one visible. */
function RemoteRoot({ name, screens }: Props) {
  const { list, shown } = useStore(viewCache);
  const own = list.filter((view) => view.remote === name && screens[view.route.path]);
  // Least recently shown first: the last one is where this remote was, however long ago.
  const last = own.at(-1);
  if (!last) return null;
  return (
    <Router navigator={appHistory} location={last.location} navigationType={navigationType(last.action)}>
      {[...own]
        .sort((a, b) => a.key.localeCompare(b.key))
        .map((view) => (
          <Activity key={view.key} mode={view.key === shown ? 'visible' : 'hidden'}>
            <ViewScreen view={view} screen={screens[view.route.path] as ComponentType} />
          </Activity>
        ))}
    </Router>
  );
}

export function mountRemote(container: HTMLElement, props: Props): Root {
  const root = createRoot(container);
  root.render(
    <Providers>
      <RemoteRoot {...props} />
    </Providers>,
  );
  return root;
}
