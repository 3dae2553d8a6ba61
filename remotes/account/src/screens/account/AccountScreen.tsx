import { usePageTitle, useSession, useText } from '@archway/platform';
import { PageTitle, SectionNav } from '@archway/ui';
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
  const chosen = sections.find(({ key }) => key === search.get('key')) ?? sections[0]!;
  const { Content } = chosen;
  return (
    <>
      <PageTitle>{t('account.title')}</PageTitle>
      <div className={styles.columns}>
        <SectionNav
          label={t('account.sections')}
          selected={chosen.key}
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
          <Content user={user} />
        </div>
      </div>
    </>
  );
}
