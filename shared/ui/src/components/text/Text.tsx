import type { ReactNode } from 'react';
import styles from './text.module.css';

export interface TextProps {
  tone?: 'default' | 'secondary' | 'tertiary' | 'warning' | 'danger' | 'success';
  size?: 'body' | 'small' | 'meta';
  strong?: boolean;
  /** One line, cut with an ellipsis; give the whole in `title`. */
  ellipsis?: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/** Words in one of the theme's greys and sizes. */
export function Text({
  tone = 'default',
  size = 'body',
  strong = false,
  ellipsis = false,
  title,
  children,
}: TextProps) {
  const names = [styles[tone], styles[size], strong ? styles.strong : '', ellipsis ? styles.ellipsis : ''];
  return (
    <span className={names.join(' ')} title={title}>
      {children}
    </span>
  );
}
