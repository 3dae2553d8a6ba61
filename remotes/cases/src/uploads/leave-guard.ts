/** What runs in this page and would be lost with it. */
const sources = new Set<() => boolean>();

/**
 * Closing the page asks first while something of this kind runs.
 * @param subscribe called whenever `runs` may have another answer
 */
export function guardLeaving(subscribe: (changed: () => void) => unknown, runs: () => boolean): void {
  sources.add(runs);
  subscribe(follow);
  follow();
}

function follow(): void {
  if ([...sources].some((runs) => runs())) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
