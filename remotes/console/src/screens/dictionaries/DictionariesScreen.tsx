import { type DictionaryType, dictionaryTypes, endpoints } from '@archway/contracts';
import { query, useListFilter, usePageTitle, useServerEvent, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { DictionaryEditor } from './DictionaryEditor.tsx';
import { dictionaryFilter } from './dictionary-filter.ts';
import styles from '../../customize/customize.module.css';

/** Dictionaries as everybody reads them: names of values, their order, what is offered. */
export default function DictionariesScreen() {
  const t = useText('console');
  const [{ type }, change] = useListFilter(dictionaryFilter);
  usePageTitle(t('dictionaries.title'));
  return (
    <ConsoleFrame path="/console/dictionaries">
      <div className={styles.screen}>
        <PageTitle description={t('dictionaries.description')}>{t('dictionaries.title')}</PageTitle>
        <Chooser type={type} onChoose={(next) => change({ type: next })} />
        <Detail key={type} type={type} />
      </div>
    </ConsoleFrame>
  );
}

function Chooser({ type, onChoose }: { type: DictionaryType; onChoose: (type: DictionaryType) => void }) {
  const t = useText('console');
  const list = useQuery(query(endpoints.dictionary.list));
  const labelOf = (key: DictionaryType): string => {
    const known = list.data?.find((row) => row.type === key);
    const name = t(`dictionaries.type.${key}`);
    if (!known) return name;
    const counts = t('dictionaries.values', { count: known.count });
    return known.changed > 0
      ? t('dictionaries.optionChanged', { name, counts, num: known.changed })
      : t('dictionaries.option', { name, counts });
  };
  return (
    <Select<DictionaryType>
      className={styles.chooser ?? ''}
      aria-label={t('dictionaries.choose')}
      value={type}
      options={dictionaryTypes.map((value) => ({ value, label: labelOf(value) }))}
      onChange={onChoose}
    />
  );
}

function Detail({ type }: { type: DictionaryType }) {
  const t = useText('console');
  const detail = useQuery(query(endpoints.dictionary.detail, { query: { type } }));
  useServerEvent('customization.changed', ({ subject }) => {
    if (subject === type) void detail.refetch();
  });
  if (detail.isError)
    return <ErrorBox title={t('dictionaries.failed')} error={detail.error} onRetry={() => void detail.refetch()} />;
  if (detail.isPending) return <LoadingSkeleton variant="card" rows={6} />;
  return <DictionaryEditor type={type} detail={detail.data} />;
}
