import { endpoints, joinMachine } from '@archway/contracts';
import { invalidate, query, usePageTitle, useServerEvent, useSession, useText } from '@archway/platform';
import { Button, EmptyState, PageTitle, SearchX, SectionNav } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PracticeSwitch } from './practices/PracticeSwitch.tsx';
import { manages } from './manages.ts';
import { sectionGroups, sectionsFor } from './sections.ts';
import styles from './account.module.css';

/** The account area: one screen, whose sections are chosen by the query key. */
export default function AccountScreen() {
  const t = useText('account');
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  usePageTitle(t('account.title'));
  const waiting = useWaitingRequests(user !== null && manages(user));
  if (!user) return null;
  const sections = sectionsFor(user);
  const asked = search.get('key');
  const chosen = asked === null ? sections[0] : sections.find(({ key }) => key === asked);
  return (
    <>
      <PageTitle actions={<PracticeSwitch user={user} />}>{t('account.title')}</PageTitle>
      <div className={styles.columns}>
        <SectionNav
          label={t('account.sections')}
          selected={chosen?.key ?? ''}
          onSelect={(key) => setSearch({ key }, { replace: true })}
          groups={sectionGroups
            .map((group) => ({
              key: group,
              title: t(`account.group.${group}`),
              items: sections
                .filter((section) => section.group === group)
                .map(({ key, icon: Icon, name }) => ({
                  key,
                  icon: <Icon aria-hidden />,
                  label: t(`account.section.${name}`),
                  ...(name === 'members' && waiting > 0 ? { count: waiting, turn: true } : {}),
                })),
            }))
            .filter(({ items }) => items.length > 0)}
        />
        <div className={styles.content}>
          {chosen ? <chosen.Content user={user} /> : <AbsentSection onBack={() => setSearch({}, { replace: true })} />}
        </div>
      </div>
    </>
  );
}

/** Applications that wait for an answer of this reader, followed. */
function useWaitingRequests(enabled: boolean): number {
  const requests = useQuery({ ...query(endpoints.practices.joinRequests), enabled });
  const again = (): void => void invalidate(endpoints.practices.joinRequests);
  // Who applies makes a notice; who takes it back changes the practice.
  useServerEvent('notice.changed', again);
  useServerEvent('practice.changed', again);
  const { pending, materialsMissing } = joinMachine.states;
  return requests.data?.filter(({ status }) => status === pending || status === materialsMissing).length ?? 0;
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
