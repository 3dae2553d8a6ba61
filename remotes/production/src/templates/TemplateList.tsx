import type { ReactNode } from 'react';
import { ListTime, formatListTime, usePhone, useText, wholeList } from '@archway/platform';
import { Button, Card, EmptyState, PhoneCard, Plus } from '@archway/ui';
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
  /** The same on a phone: in words, and as a picture where it has a look. */
  describe: (template: T) => string;
  picture?: (template: T) => ReactNode;
  /** Words for none at all. */
  emptyBody: string;
  /** Absent where the reader makes none. */
  onAdd: (() => void) | undefined;
  onOpen: (template: T) => void;
}

/** Templates of one kind: by name, with whose they are and who changed them. */
export function TemplateList<T extends AnyTemplate>(props: Props<T>) {
  const { answer, columns, describe, picture, onOpen, onAdd, ...words } = props;
  const t = useText('production');
  const phone = usePhone();
  const rows = answer.data?.templates;
  const add = onAdd && (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
      {t('templates.add')}
    </Button>
  );
  const card = (row: T) => (
    <PhoneCard
      image={picture?.(row)}
      title={row.name}
      time={formatListTime(row.updatedAt)}
      description={describe(row)}
      note={[row.practiceName ?? t('templates.ofPlatform'), row.updatedBy].filter(Boolean).join(' · ')}
      action={<OpenButton row={row} onOpen={() => onOpen(row)} />}
      onOpen={() => onOpen(row)}
    />
  );
  return (
    <Card title={words.title} count={rows?.length} extra={add} flush bare={phone}>
      <ListView<T>
        tableKey={words.tableKey}
        label={words.title}
        failed={t('templates.failed')}
        list={wholeList(answer, rows)}
        rowKey={({ productionTemplateId }) => productionTemplateId}
        onOpen={onOpen}
        card={phone ? card : undefined}
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
            render: (_value, row) => <OpenButton row={row} onOpen={() => onOpen(row)} />,
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

/** Whoever may not change a template makes one like it. */
function OpenButton({ row, onOpen }: { row: AnyTemplate; onOpen: () => void }) {
  const t = useText('production');
  return (
    <Button
      size="small"
      aria-label={t(row.mayChange ? 'templates.editOf' : 'templates.copyOf', { name: row.name })}
      onClick={onOpen}
    >
      {t(row.mayChange ? 'templates.edit' : 'templates.copy')}
    </Button>
  );
}
