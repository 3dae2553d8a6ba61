import { useCallback, useEffect, useState } from 'react';
import { appHistory } from '@archway/platform';
import type { DropdownProps } from '@archway/ui';

type Wish = NonNullable<DropdownProps['onOpenChange']>;

/**
 * Whether a menu is open after it was asked to open or close. A choice alone closes nothing: the screen that it leads to
 * does, and work that is not saved may keep the person here.
 */
export const opensAfter: (open: boolean, ...wish: Parameters<Wish>) => boolean = (open, wished, { source }) =>
  source === 'menu' ? open : wished;

/** Calls back when another screen or entry of the history has been reached; a screen's own filters are no arrival. */
export function useArrival(arrived: () => void): void {
  useEffect(
    () =>
      appHistory.subscribe(() => {
        if (appHistory.get().action !== 'REPLACE') arrived();
      }),
    [arrived],
  );
}

/** A menu that stays as it is when the navigation that was chosen in it is refused. */
export function useMenuOpen(): Required<Pick<DropdownProps, 'open' | 'onOpenChange'>> {
  const [open, setOpen] = useState(false);
  useArrival(useCallback(() => setOpen(false), []));
  return { open, onOpenChange: (...wish) => setOpen((now) => opensAfter(now, ...wish)) };
}
