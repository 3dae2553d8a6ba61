import { usePageTitle, useSession, useText } from '@archway/platform';
import { Button, EmptyState, PageTitle, SearchX, SectionNav } from '@archway/ui';
import { useSearchParams } from 'react-router-dom';
import { sectionsFor } from './sections.ts';
import styles from './account.module.css';

/** The account area: one screen, whose sections are chosen by the query key. */
export default function AccountScreen() {
  const t = useText('account');
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  usePageTitle(t('account.title'));
  if (!user) return null;
  const sections = sectionsFor(user);
  const asked = search.get('key');
  const chosen = asked === null ? sections[0] : sections.find(({ key }) => key === asked);
  return (
    <>
      <PageTitle>{t('account.title')}</PageTitle>
      <div className={styles.columns}>
        <SectionNav
          label={t('account.sections')}
          selected={chosen?.key ?? ''}
          onSelect={(key) => setSearch({ key }, { replace: true })}
          groups={[
            {
              key: 'account',
              items: sections.map(({ key, icon: Icon, name }) => ({
                key,
                icon: <Icon aria-hidden />,
                label: t(`account.section.${name}`),
              })),
            },
          ]}
        />
        <div className={styles.content}>
          {chosen ? <chosen.Content user={user} /> : <AbsentSection onBack={() => setSearch({}, { replace: true })} />}
        </div>
      </div>
    </>
  );
}

/** An address may name a section that this user does not get, or that nobody gets. */
function AbsentSection({ onBack }: { onBack: () => void }) {
  const t = useText('account');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('account.absent')}
      body={t('account.absentBody')}
      action={<Button onClick={onBack}>{t('account.section.overview')}</Button>}
    />
  );
}
