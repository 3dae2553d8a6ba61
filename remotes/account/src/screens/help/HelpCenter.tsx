import { useState } from 'react';
import { useLang, usePageTitle, useSession, useText } from '@archway/platform';
import { Button, EmptyState, ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import { KeywordField, Segmented } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { HelpChapter } from './HelpChapter.tsx';
import type { HelpTexts } from './content/articles.ts';
import { findArticles } from './find-articles.ts';
import styles from './help.module.css';

const contents = {
  'zh-CN': () => import('./content/zh-CN.ts'),
  'en-US': () => import('./content/en-US.ts'),
} as const;

/** What people need to know to work, by their role and by words. */
export default function HelpCenter() {
  const t = useText('account');
  const lang = useLang();
  const { user } = useSession();
  const [words, setWords] = useState('');
  const [whose, setWhose] = useState<'own' | 'all'>('own');
  usePageTitle(t('help.title'));
  const content = useQuery<HelpTexts>({
    queryKey: ['help', lang],
    queryFn: async () => (await contents[lang]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const texts = content.data;
  const found = texts && findArticles(texts, words, whose === 'all' ? null : user);
  return (
    <>
      <PageTitle description={t('help.intro')}>{t('help.title')}</PageTitle>
      <div className={styles.find}>
        <KeywordField value={words} onChange={setWords} label={t('help.search')} />
        <Segmented<'own' | 'all'>
          value={whose}
          aria-label={t('help.whose')}
          options={[
            { value: 'own', label: t('help.own') },
            { value: 'all', label: t('help.all') },
          ]}
          onChange={setWhose}
        />
      </div>
      {content.isError ? (
        <ErrorBox title={t('help.failed')} error={content.error} onRetry={() => void content.refetch()} />
      ) : !texts || !found ? (
        <LoadingSkeleton variant="card" rows={6} />
      ) : found.length === 0 ? (
        <EmptyState
          title={t('help.nothing', { words })}
          body={t('help.nothingBody')}
          action={whose === 'own' && <Button onClick={() => setWhose('all')}>{t('help.searchAll')}</Button>}
        />
      ) : (
        <div className={styles.cards}>
          {found.map(({ group, keys }) => (
            <HelpChapter key={group} group={group} keys={keys} texts={texts} open={words !== ''} />
          ))}
        </div>
      )}
    </>
  );
}
