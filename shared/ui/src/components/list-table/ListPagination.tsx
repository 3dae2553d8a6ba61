import Pagination from 'antd/es/pagination';
import { pageSizes } from '@archway/contracts';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './list-table.module.css';

export interface ListPaging {
  pageNum: number;
  pageSize: number;
  total: number;
  onChange: (pageNum: number, pageSize: number) => void;
}

/** Which rows are shown, of how many, and the way to the others. */
export function ListPagination({ pageNum, pageSize, total, onChange }: ListPaging) {
  const t = useUiText();
  if (total === 0) return null;
  const from = (pageNum - 1) * pageSize + 1;
  const to = Math.min(total, pageNum * pageSize);
  return (
    <div className={styles.paging}>
      <span>{t('list.range', { from: Math.min(from, to), to, total })}</span>
      <Pagination
        current={pageNum}
        pageSize={pageSize}
        total={total}
        onChange={onChange}
        showSizeChanger={total > pageSizes[0]}
        pageSizeOptions={[...pageSizes]}
        responsive
      />
    </div>
  );
}
