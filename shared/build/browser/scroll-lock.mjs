import { useLayoutEffect } from 'react';

/** Dialogs that are open at the moment, in any React root. */
let locks = 0;

function lock() {
  locks += 1;
  if (locks > 1) return;
  const { style } = document.body;
  const bar = window.innerWidth - document.documentElement.clientWidth;
  style.overflowY = 'hidden';
  if (bar > 0) style.width = `calc(100% - ${bar}px)`;
}

function unlock() {
  locks -= 1;
  if (locks > 0) return;
  document.body.style.removeProperty('overflow-y');
  document.body.style.removeProperty('width');
}

/**
 * Keeps the page from scrolling behind a dialog. In place of the component library's own, which writes a style element
 * without a nonce and is therefore blocked by the content security policy.
 */
export default function useScrollLocker(wanted) {
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    lock();
    return unlock;
  }, [wanted]);
}
