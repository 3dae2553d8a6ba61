import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './form.module.css';

export interface FormBodyProps {
  id?: string;
  children: ReactNode;
  /** What the server said that belongs to no field. */
  failure?: string | undefined;
  /** The button that sends it, and what stands beside. */
  actions?: ReactNode;
  onSubmit: () => void;
}

/** The fields of a form, what was refused as a whole, and its buttons; Enter sends it. */
export function FormBody({ id, children, failure, actions, onSubmit }: FormBodyProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{failure}</span>
        </p>
      )}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </form>
  );
}
