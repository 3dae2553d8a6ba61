import type { ReactNode } from 'react';
import { MOST_ROWS } from '@archway/contracts';
import { ListTime, useText } from '@archway/platform';
import { Button, Card, EmptyState, Plus } from '@archway/ui';
import { type ListColumn, ListView, TwoLines } from '@archway/ui/data';
import type { AnyTemplate } from './template.ts';

interface Props<T extends AnyTemplate> {
  tableKey: string;
  title: string;
  icon: ReactNode;
  answer: {
    readonly data: { readonly templates: readonly T[] } | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** What tells one from another besides its name. */
  columns: readonly ListColumn<T>[];
  /** Words for none at all. */
  emptyBody: string;
  /** Absent where the reader makes none. */
  onAdd: (() => void) | undefined;
  onOpen: (template: T) => void;
}

/** Templates of one kind: by name, with whose they are and who changed them. */
export function TemplateList<T extends AnyTemplate>({ answer, columns, onOpen, onAdd, ...words }: Props<T>) {
  const t = useText('production');
  const rows = answer.data?.templates;
  const add = onAdd && (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
      {t('templates.add')}
    </Button>
  );
  return (
    <Card title={words.title} count={rows?.length} extra={add} flush>
      <ListView<T>
        tableKey={words.tableKey}
        label={words.title}
        failed={t('templates.failed')}
        list={{
          rows,
          loading: answer.isPending,
          error: answer.error,
          refetch: answer.refetch,
          paging: { pageNum: 1, pageSize: MOST_ROWS, total: rows?.length ?? 0, onChange: () => undefined },
        }}
        rowKey={({ productionTemplateId }) => productionTemplateId}
        onOpen={onOpen}
        columns={[
          {
            key: 'name',
            title: t('templates.name'),
            width: 220,
            minWidth: 150,
            grow: true,
            render: (_value, row) => <Owned row={row} />,
          },
          ...columns,
          {
            key: 'updated',
            title: t('templates.updated'),
            width: 180,
            minWidth: 140,
            priority: 1,
            render: (_value, row) => (
              <TwoLines second={row.updatedBy} secondTitle={row.updatedBy}>
                <ListTime at={row.updatedAt} />
              </TwoLines>
            ),
          },
          {
            key: 'actions',
            fixed: 'right',
            render: (_value, row) => (
              <Button
                size="small"
                aria-label={t(row.mayChange ? 'templates.editOf' : 'templates.copyOf', { name: row.name })}
                onClick={() => onOpen(row)}
              >
                {t(row.mayChange ? 'templates.edit' : 'templates.copy')}
              </Button>
            ),
          },
        ]}
        empty={<EmptyState icon={words.icon} title={t('templates.none')} body={words.emptyBody} action={add} />}
      />
    </Card>
  );
}

function Owned({ row }: { row: AnyTemplate }) {
  const t = useText('production');
  return (
    <TwoLines
      title={row.name}
      second={row.practiceName ?? t('templates.ofPlatform')}
      {...(row.practiceName && { secondTitle: row.practiceName })}
    >
      {row.name}
    </TwoLines>
  );
}
