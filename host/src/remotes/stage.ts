/**
 * Where the remotes stand: one container each, outside React, so that no render of the shell ever removes a remote's
 * root. The layout that is shown takes the stage in.
 */
export const stage = document.createElement('div');
stage.dataset.stage = '';

const containers = new Map<string, HTMLElement>();

export function containerOf(remote: string): HTMLElement {
  const known = containers.get(remote);
  if (known) return known;
  const container = document.createElement('div');
  container.dataset.remote = remote;
  container.hidden = true;
  stage.append(container);
  containers.set(remote, container);
  return container;
}

/** Shows one remote and hides the others. */
export function reveal(remote: string | null): void {
  for (const [name, container] of containers) container.hidden = name !== remote;
}
