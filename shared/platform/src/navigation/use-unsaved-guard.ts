import { useEffect } from 'react';
import { text } from '../i18n/use-text.ts';
import { confirmAction } from '../notify/confirm.ts';
import { navigationBlockers } from './blockers.ts';

const ask = (): Promise<boolean> =>
  confirmAction({
    title: text('platform', 'unsaved.title'),
    body: text('platform', 'unsaved.body'),
    okText: text('platform', 'unsaved.leave'),
    cancelText: text('platform', 'unsaved.stay'),
    danger: true,
  });

/** Asks before the screen is left while `dirty`; within the screen (its query) nothing is asked. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => (dirty ? navigationBlockers.add(ask) : undefined), [dirty]);
}
