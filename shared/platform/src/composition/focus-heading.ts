const PATIENCE_MS = 3_000;

/** The first screen of a load is where the reader already is; only navigations move the focus. */
let firstScreen = true;

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to the screen's heading as soon as there is one, unless the screen has set a focus itself. */
export function focusHeading(frame: HTMLElement): () => void {
  if (firstScreen) {
    firstScreen = false;
    return () => undefined;
  }
  const tryNow = (): boolean => {
    if (frame.contains(document.activeElement)) return true;
    const heading = frame.querySelector<HTMLElement>('h1');
    if (heading) focus(heading);
    return heading !== null;
  };
  if (tryNow()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryNow()) observer.disconnect();
  });
  observer.observe(frame, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
