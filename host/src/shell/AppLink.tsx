import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { appHistory } from '@archway/platform';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link within the page, without a router: the login needs none. */
export function AppLink({ to, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        appHistory.push(to);
      }}
    />
  );
}
