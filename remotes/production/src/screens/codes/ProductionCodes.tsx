import { useRef, useState } from 'react';
import { type KeptCode, endpoints } from '@archway/contracts';
import {
  type FilterField,
  defineListFilter,
  query,
  textField,
  useListFilter,
  useListPage,
  usePageTitle,
  usePhone,
  useText,
} from '@archway/platform';
import { Button, Card, EmptyState, FilterBar, LinkIcon, PageTitle, Search } from '@archway/ui';
import { Input, KeywordField, ListEmpty, ListView } from '@archway/ui/data';
import { TemplateTabs } from '../../templates/TemplateTabs.tsx';
import { ChainPanel } from './ChainPanel.tsx';
import { CodeCard } from './CodeCard.tsx';
import { codeColumns } from './code-columns.tsx';
import styles from './codes.module.css';

/** The code that is read stands in the address beside the list, and keeps none of its rows out. */
const readCode: FilterField<string> = { ...textField, narrows: false };
const codeFilter = defineListFilter({ keyword: textField, code: readCode });

/** What a code says, and all codes that were made. */
export default function ProductionCodes() {
  const t = useText('production');
  const phone = usePhone();
  const [filter, change] = useListFilter(codeFilter);
  const { code } = filter;
  const [typed, type] = useState(code);
  const list = useListPage(
    query(endpoints.codes.page, {
      query: { pageNum: filter.page, pageSize: filter.size, ...(filter.keyword && { keyword: filter.keyword }) },
    }),
    filter,
    change,
  );
  const title = t('codes.title');
  usePageTitle(title);
  const page = useRef<HTMLDivElement>(null);
  const open = (next: string): void => {
    type(next);
    change({ code: next, page: filter.page });
  };
  /** What a code of the list leads to stands above the list. */
  const openOfList = (next: string): void => {
    open(next);
    page.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <PageTitle description={t('codes.description')}>{title}</PageTitle>
      <TemplateTabs active="codes" />
      <div ref={page} className={styles.page}>
        <Card title={t('codes.read')}>
          <form
            className={styles.ask}
            onSubmit={(event) => {
              event.preventDefault();
              open(typed.trim());
            }}
          >
            <Input
              aria-label={t('codes.code')}
              placeholder={t('codes.hint')}
              prefix={<Search aria-hidden />}
              maxLength={80}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
            <Button type="primary" htmlType="submit" disabled={typed.trim() === ''}>
              {t('codes.ask')}
            </Button>
          </form>
          {code ? <ChainPanel code={code} /> : null}
        </Card>
        <Card title={t('codes.kept')} flush bare={phone}>
          <FilterBar count={list.total === undefined ? undefined : t('codes.count', { count: list.total })}>
            <KeywordField
              value={filter.keyword}
              label={t('codes.keyword')}
              phone={phone}
              onChange={(keyword) => change({ keyword })}
            />
          </FilterBar>
          <ListView<KeptCode>
            tableKey="production.codes"
            columns={codeColumns(t, openOfList)}
            list={list}
            label={t('codes.kept')}
            failed={t('codes.failed')}
            rowKey={(row) => row.code}
            card={phone ? (row) => <CodeCard row={row} onOpen={() => openOfList(row.code)} /> : undefined}
            onOpen={(row) => openOfList(row.code)}
            empty={
              <ListEmpty
                title={t('codes.nothingFound')}
                filter={[filter.keyword && t('list.quoted', { keyword: filter.keyword })]}
                onClear={codeFilter.isNarrowed(filter) ? () => change(codeFilter.cleared(filter)) : undefined}
              >
                <EmptyState icon={<LinkIcon />} title={t('codes.none')} body={t('codes.noneBody')} />
              </ListEmpty>
            }
          />
        </Card>
      </div>
    </>
  );
}
