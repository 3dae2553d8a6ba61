import type { KeyboardEvent } from 'react';
import type { RemoteStatus } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { Table } from '@archway/ui/data';
import { useColumns } from './use-columns.tsx';
import styles from './remotes-table.module.css';

interface Props {
  remotes: readonly RemoteStatus[];
  channels: readonly string[];
  selected: string | undefined;
  onSelect: (name: string) => void;
}

export function RemotesTable({ remotes, channels, selected, onSelect }: Props) {
  const t = useText('console');
  const columns = useColumns(channels);
  const choose = (event: KeyboardEvent, name: string): void => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onSelect(name);
  };
  return (
    <Card flush>
      <Table<RemoteStatus>
        aria-label={t('remotes.title')}
        rowKey="name"
        columns={columns}
        dataSource={[...remotes]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowClassName={({ name }) => (name === selected ? (styles.selected ?? '') : (styles.row ?? ''))}
        onRow={({ name }) => ({
          tabIndex: 0,
          'aria-selected': name === selected,
          onClick: () => onSelect(name),
          onKeyDown: (event) => choose(event, name),
        })}
      />
    </Card>
  );
}
