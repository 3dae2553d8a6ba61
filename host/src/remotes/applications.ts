import { page, setModuleLoader, setPreviousChooser, shellState } from '@archway/platform/host';
import type { RemoteApp } from '@archway/platform';
import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { decisionStore } from '../guard/guard.ts';
import { setApplication } from './application-state.ts';
import { choosePrevious, loadModule } from './loader.ts';
import { containerOf, reveal } from './stage.ts';

/** Remotes that were visited: they stay mounted, hidden, so that their screens keep their state. */
const visited = new Set<string>();
const registered = new Set<string>();

const isApplication = (loaded: unknown): loaded is RemoteApp =>
  typeof loaded === 'object' && loaded !== null && 'mount' in loaded && 'unmount' in loaded;

/** Loads the life cycle of a remote. What a remote prepares belongs to loading: it may fail and be tried again. */
async function load(name: string): Promise<RemoteApp> {
  setApplication(name, { kind: 'loading' });
  const app = await loadModule(name, './app');
  if (!isApplication(app)) throw new Error(`${name} exposes no life cycle`);
  await app.bootstrap();
  return {
    bootstrap: async () => undefined,
    mount: async (props) => {
      await app.mount(props);
      setApplication(name, { kind: 'running' });
    },
    unmount: () => app.unmount(),
  };
}

/** One single-spa application per remote; what the registry adds later is registered later. */
function register(name: string): void {
  if (registered.has(name)) return;
  registered.add(name);
  registerApplication<{ container: HTMLElement }>({
    name,
    app: () => load(name),
    activeWhen: () => visited.has(name),
    customProps: { container: containerOf(name) },
  });
}

function follow(): void {
  const decision = decisionStore.get();
  const remote = decision.kind === 'remote' ? decision.route.remote : null;
  for (const { name } of shellState.get().remotes) register(name);
  reveal(remote);
  if (remote === null || visited.has(remote)) return;
  visited.add(remote);
  void triggerAppChange();
}

/** Starts the composition: from now on, navigation picks remotes. */
export function startApplications(): void {
  setModuleLoader(loadModule);
  setPreviousChooser((name) => void bringPrevious(name));
  addErrorHandler((failure) => {
    const { appOrParcelName } = failure;
    setApplication(appOrParcelName, { kind: 'failed', failure });
  });
  start({ urlRerouteOnly: true });
  decisionStore.subscribe(follow);
  shellState.subscribe(follow);
  follow();
}

/** single-spa passes over an application whose loading failed less than 200 ms ago: a quick hand must not wait in vain. */
const LOAD_AGAIN_AFTER_MS = 220;

/** Tries a failed remote again. One that broke while it was mounted can only begin in a new document. */
export async function retryApplication(name: string): Promise<void> {
  if (getAppStatus(name) === 'SKIP_BECAUSE_BROKEN') return page.reload();
  setApplication(name, { kind: 'loading' });
  await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_AFTER_MS));
  await triggerAppChange();
}

/** Takes the remote out of the page, with all of its screens, and brings the build before it in. */
async function bringPrevious(name: string): Promise<void> {
  choosePrevious(name);
  if (getAppStatus(name) === 'MOUNTED') await unloadApplication(name, { waitForUnmount: false });
  await retryApplication(name);
}
