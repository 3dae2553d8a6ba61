import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageSizes } from '@archway/contracts';
import { useUiText } from '../../words/use-ui-text.ts';
import { pagesShown } from './pages.ts';
import styles from './list-pagination.module.css';

export interface ListPaging {
  pageNum: number;
  pageSize: number;
  total: number;
  onChange: (pageNum: number, pageSize: number) => void;
}

/** Which rows are shown, of how many, and the way to the others. Drawn with what every page has: lists stand first. */
export function ListPagination({ pageNum, pageSize, total, onChange }: ListPaging) {
  const t = useUiText();
  if (total === 0) return null;
  const from = (pageNum - 1) * pageSize + 1;
  const to = Math.min(total, pageNum * pageSize);
  return (
    <div className={styles.paging}>
      <span>{t('list.range', { from: Math.min(from, to), to, total })}</span>
      <div className={styles.way}>
        <Pages current={pageNum} last={Math.ceil(total / pageSize)} onPage={(page) => onChange(page, pageSize)} />
        {total > pageSizes[0] ? (
          <PageSize size={pageSize} onSize={(size) => onChange(Math.min(pageNum, Math.ceil(total / size)), size)} />
        ) : null}
      </div>
    </div>
  );
}

function Pages({ current, last, onPage }: { current: number; last: number; onPage: (page: number) => void }) {
  const t = useUiText();
  const step = (page: number, name: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.page}
      aria-label={name}
      title={name}
      disabled={page < 1 || page > last}
      onClick={() => onPage(page)}
    >
      {icon}
    </button>
  );
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {step(current - 1, t('list.previous'), <ChevronLeft aria-hidden="true" />)}
      {pagesShown(current, last).map((page, at) =>
        page === null ? (
          <span key={`left out ${at}`} className={styles.leftOut} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={styles.page}
            aria-label={t('list.page', { num: page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onPage(page)}
          >
            {page}
          </button>
        ),
      )}
      {step(current + 1, t('list.next'), <ChevronRight aria-hidden="true" />)}
    </nav>
  );
}

function PageSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const t = useUiText();
  return (
    <select
      className={styles.size}
      aria-label={t('list.pageSize')}
      value={size}
      onChange={(event) => onSize(Number(event.target.value))}
    >
      {pageSizes.map((each) => (
        <option key={each} value={each}>
          {t('list.perPage', { num: each })}
        </option>
      ))}
    </select>
  );
}
