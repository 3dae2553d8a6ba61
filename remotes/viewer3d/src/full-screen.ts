/** Shows an element over all of the screen, or ends that. A browser that refuses it leaves everything as it is. */
export function toggleFullScreen(element: Element | null): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();
  done?.catch(() => undefined);
}
