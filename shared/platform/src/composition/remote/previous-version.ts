import { shellState } from '../shell-state.ts';

/** Brings the build before the pinned one into the page. The host does it. */
type Chooser = (remote: string) => void;

let chooser: Chooser | undefined;

export function setPreviousChooser(next: Chooser): void {
  chooser = next;
}

/** The version that a reader may fall back to; undefined when there is none, or when it already runs. */
export function previousVersionOf(remote: string): string | undefined {
  const { remotes, running } = shellState.get();
  const previous = remotes.find(({ name }) => name === remote)?.previous?.version;
  return previous === running[remote] ? undefined : previous;
}

export const choosePreviousVersion = (remote: string): void => chooser?.(remote);
