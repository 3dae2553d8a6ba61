import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Outermost first. All but the last are links, made by the screen with its router. */
  items: readonly { key: string; content: ReactNode }[];
}

/** Where the screen lies. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useUiText();
  return (
    <nav className={styles.nav} aria-label={t('breadcrumbs')}>
      <ol>
        {items.map(({ key, content }, index) => (
          <li key={key} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {index > 0 ? <ChevronRight aria-hidden="true" /> : null}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
