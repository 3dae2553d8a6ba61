import type { ReactNode } from 'react';
import { Keyboard, Popover } from '@archway/ui';

interface Props {
  title: string;
  /** Keys as they are printed, and what they do. */
  rows: readonly (readonly [keys: string, does: string])[];
  placement: 'bottom' | 'rightBottom';
  /** Of the list and of the button that shows it. */
  classes: { readonly list: string | undefined; readonly button: string | undefined };
  /** What is said beneath. */
  children?: ReactNode;
}

/** What the keys do, behind a button. */
export function KeySheet({ title, rows, placement, classes, children }: Props) {
  return (
    <Popover
      placement={placement}
      trigger="click"
      title={title}
      content={
        <>
          <dl className={classes.list}>
            {rows.map(([keys, does]) => (
              <div key={does}>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          {children}
        </>
      }
    >
      <button type="button" className={classes.button} aria-label={title} title={title}>
        <Keyboard aria-hidden />
      </button>
    </Popover>
  );
}
