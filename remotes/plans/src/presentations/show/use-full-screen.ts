import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a dialog over everything, in full screen where the browser has it, and closes with either: Esc ends full screen
 * before any page hears of it.
 */
export function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const closes = onClose !== undefined;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const root = document.documentElement;
    let was = false;
    // A dialog itself cannot be in full screen; the page below it can. Where it is refused, the window is what there is.
    if (closes && root.requestFullscreen) root.requestFullscreen().catch(() => undefined);
    const changed = (): void => {
      if (document.fullscreenElement) was = true;
      else if (was) close.current?.();
    };
    const cancelled = (event: Event): void => {
      event.preventDefault();
      close.current?.();
    };
    document.addEventListener('fullscreenchange', changed);
    element.addEventListener('cancel', cancelled);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      element.removeEventListener('cancel', cancelled);
      if (document.fullscreenElement === root) void document.exitFullscreen().catch(() => undefined);
      element.close();
    };
  }, [dialog, closes]);
}
