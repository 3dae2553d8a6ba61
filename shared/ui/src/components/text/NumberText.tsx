import styles from './text.module.css';

/** A figure that lines up with those above and below; `signed` makes gains green, and uses a true minus. */
export function NumberText({ children, signed }: { children: string; signed?: number | undefined }) {
  const gain = signed !== undefined && signed > 0;
  return (
    <span className={gain ? `${styles.number} ${styles.gain}` : styles.number}>{children.replace(/^-/, '−')}</span>
  );
}
