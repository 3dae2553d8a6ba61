import { useText } from '@archway/platform';
import { TabBar } from '@archway/ui';
import { useSearchParams } from 'react-router-dom';
import type { SectionProps } from '../sections.ts';
import { CenterTab } from './centers/CenterTab.tsx';
import { DesignConfiguration } from './configuration/DesignConfiguration.tsx';
import { TeamTab } from './team/TeamTab.tsx';
import styles from './design.module.css';

const types = ['team', 'org'] as const;
type DesignType = (typeof types)[number];

/** Who designs for the reader, or with them: the own team, and design centers. `type` in the address chooses. */
export function DesignSection({ user }: SectionProps) {
  const t = useText('account');
  const [search, setSearch] = useSearchParams();
  const type: DesignType = search.get('type') === 'org' ? 'org' : 'team';
  return (
    <>
      <div className={styles.tabs}>
        <TabBar<DesignType>
          label={t('account.section.design')}
          active={type}
          items={types.map((key) => ({ key, label: t(`design.type.${key}`) }))}
          onChange={(key) => setSearch({ key: '11', type: key }, { replace: true })}
        />
      </div>
      {type === 'team' ? <TeamTab user={user} /> : <CenterTab user={user} />}
      {user.permissions.includes('case:add') ? <DesignConfiguration user={user} /> : null}
    </>
  );
}
