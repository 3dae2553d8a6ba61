import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useUiText } from '../../words/use-ui-text.ts';
import { moved, useColumnChoice } from './column-choice.ts';
import { useLeftOut } from './left-out.ts';
import styles from './columns-button.module.css';

export interface ColumnListProps {
  tableKey: string;
  /** In the order in which they stand. */
  columns: readonly { readonly key: string; readonly title: ReactNode; readonly always: boolean }[];
}

/** The columns of a list in their order, each with its box and with buttons that move it. */
export default function ColumnList({ tableKey, columns }: ColumnListProps) {
  const t = useUiText();
  const [{ order, hidden }, choose] = useColumnChoice(tableKey);
  const leftOut = useLeftOut(tableKey);
  const keys = columns.map(({ key }) => key);
  const hide = (key: string, away: boolean): void =>
    choose({ order, hidden: away ? [...hidden, key] : hidden.filter((other) => other !== key) });
  const move = (key: string, by: -1 | 1): void => choose({ order: moved(keys, key, by), hidden });
  return (
    <div className={styles.columns}>
      <ul>
        {columns.map(({ key, title, always }, index) => {
          const name = String(title);
          return (
            <li key={key}>
              <Checkbox
                checked={always || !hidden.includes(key)}
                disabled={always}
                onChange={({ target }) => hide(key, !target.checked)}
              >
                {title}
                {leftOut.includes(key) ? <small className={styles.noRoom}>{t('list.noRoom')}</small> : null}
              </Checkbox>
              <Button
                type="text"
                size="small"
                icon={<ArrowUp aria-hidden="true" />}
                aria-label={t('list.moveUp', { name })}
                disabled={index === 0}
                onClick={() => move(key, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDown aria-hidden="true" />}
                aria-label={t('list.moveDown', { name })}
                disabled={index === columns.length - 1}
                onClick={() => move(key, 1)}
              />
            </li>
          );
        })}
      </ul>
      <Button
        type="link"
        size="small"
        disabled={order.length === 0 && hidden.length === 0}
        onClick={() => choose({ order: [], hidden: [] })}
      >
        {t('list.asItComes')}
      </Button>
    </div>
  );
}
