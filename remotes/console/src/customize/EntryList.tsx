import { useLang, useText } from '@archway/platform';
import { ArrowDown, ArrowUp, Button, Pencil, StatusTag } from '@archway/ui';
import { type Placed, canMove } from './draft.ts';
import styles from './customize.module.css';

export interface EntryRow extends Placed {
  readonly zh: string;
  readonly en: string;
  /** A path, or a value. */
  readonly note: string;
  readonly hidden: boolean;
  /** Something is said about it. */
  readonly changed: boolean;
  /** More about it, in words. */
  readonly tags: readonly string[];
}

interface Props<Row extends EntryRow> {
  label: string;
  rows: readonly Row[];
  /** All rows, among which these are ordered. */
  all: readonly Row[];
  onMove: (row: Row, by: -1 | 1) => void;
  onEdit: (row: Row) => void;
}

/** Entries in their order, each with its names in both languages. */
export function EntryList<Row extends EntryRow>({ label, rows, all, onMove, onEdit }: Props<Row>) {
  const t = useText('console');
  const lang = useLang();
  return (
    <ul className={styles.entries} aria-label={label}>
      {rows.map((row) => {
        const name = lang === 'zh-CN' ? row.zh : row.en;
        return (
          <li key={row.key} className={row.below === undefined ? undefined : styles.below} data-hidden={row.hidden}>
            <span className={styles.words}>
              <strong>{name}</strong>
              <small>
                <span lang={lang === 'zh-CN' ? 'en-US' : 'zh-CN'}>{lang === 'zh-CN' ? row.en : row.zh}</span> ·{' '}
                {row.note}
              </small>
            </span>
            <span className={styles.tags}>
              {row.hidden ? <StatusTag tone="neutral">{t('customize.hidden')}</StatusTag> : null}
              {row.changed ? <StatusTag tone="info">{t('customize.changed')}</StatusTag> : null}
              {row.tags.map((tag) => (
                <StatusTag key={tag} tone="neutral">
                  {tag}
                </StatusTag>
              ))}
            </span>
            <span className={styles.actions}>
              <Button
                type="text"
                icon={<ArrowUp aria-hidden />}
                aria-label={t('customize.up', { name })}
                disabled={!canMove(all, row, -1)}
                onClick={() => onMove(row, -1)}
              />
              <Button
                type="text"
                icon={<ArrowDown aria-hidden />}
                aria-label={t('customize.down', { name })}
                disabled={!canMove(all, row, 1)}
                onClick={() => onMove(row, 1)}
              />
              <Button
                type="text"
                icon={<Pencil aria-hidden />}
                aria-label={t('customize.edit', { name })}
                onClick={() => onEdit(row)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
