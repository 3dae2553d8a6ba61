import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ListView, type ServiceId, endpoints } from '@archway/contracts';
import { Bookmark, Button, ErrorBox, LoadingSkeleton, Plus, Popover, lazyComponent } from '@archway/ui';
import { query, useText } from '@archway/platform';
import { type ListFilter, caseFilter } from '../filter/list-filter.ts';
import type { EditedView } from './ViewDialog.tsx';
import { ViewRow } from './ViewRow.tsx';
import styles from './views.module.css';

const ViewDialog = lazyComponent(async () => ({ default: (await import('./ViewDialog.tsx')).ViewDialog }));

interface Props {
  filter: ListFilter;
  serviceType: ServiceId;
  /** In a drawer, among large fields. */
  large?: boolean;
}

/** What the list shows, as a view keeps it: everything but the page. */
const searchOf = (filter: ListFilter): string =>
  caseFilter.write({ ...filter, page: caseFilter.initial.page }).toString();

/** Filter, tab and order under a name: kept, shown again, changed and forgotten. */
export function ViewsButton({ filter, serviceType, large = false }: Props) {
  const t = useText('cases');
  const [open, setOpen] = useState(false);
  const [edited, edit] = useState<EditedView | null>(null);
  const [, setParams] = useSearchParams();
  const views = useQuery({ ...query(endpoints.views.list, { query: { serviceType } }), enabled: open });
  const now = searchOf(filter);

  const show = ({ search }: ListView): void => {
    setOpen(false);
    setParams(new URLSearchParams(search), { replace: true });
  };
  const change = (view: EditedView): void => {
    setOpen(false);
    edit(view);
  };

  const content = (
    <div className={styles.views}>
      {views.isError ? (
        <ErrorBox title={t('views.failed')} error={views.error} onRetry={() => void views.refetch()} />
      ) : views.isPending ? (
        <LoadingSkeleton variant="form" rows={2} />
      ) : views.data.length === 0 ? (
        <p>{t('views.none')}</p>
      ) : (
        <ul>
          {views.data.map((view) => (
            <ViewRow key={view.viewId} view={view} shown={view.search === now} onShow={show} onEdit={change} />
          ))}
        </ul>
      )}
      <Button
        type="link"
        className={styles.add ?? ''}
        icon={<Plus aria-hidden="true" />}
        onClick={() => change({ serviceType, search: now })}
      >
        {t('views.add')}
      </Button>
    </div>
  );
  return (
    <>
      <Popover
        content={content}
        title={t('views.title')}
        trigger="click"
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
      >
        <Button size={large ? 'large' : 'middle'} icon={<Bookmark aria-hidden="true" />} aria-expanded={open}>
          {t('views.button')}
        </Button>
      </Popover>
      {edited ? <ViewDialog edited={edited} now={now} onClose={() => edit(null)} /> : null}
    </>
  );
}
