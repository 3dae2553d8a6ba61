import type { ReactNode } from 'react';
import { allows } from '@archway/contracts';
import { appHistory, useSession, useText } from '@archway/platform';
import { SectionNav } from '@archway/ui';
import { groups, sections } from './sections.ts';
import styles from './console-frame.module.css';

/** A screen of the console, with the way to the others; on phones they stand in a line above it. */
export function ConsoleFrame({ path, children }: { path: string; children: ReactNode }) {
  const t = useText('console');
  const { user } = useSession();
  const held = user?.permissions ?? [];
  const shown = groups
    .map((key) => ({
      key,
      title: t(`frame.group.${key}`),
      items: sections[key]
        .filter(({ permission }) => allows(held, [permission]))
        .map(({ path: to, key: name, icon: Icon }) => ({
          key: to,
          icon: <Icon aria-hidden />,
          label: t(`frame.section.${name}`),
        })),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className={styles.frame}>
      <SectionNav
        label={t('frame.label')}
        groups={shown}
        selected={path}
        onSelect={(to) => {
          if (to !== path) appHistory.push(to);
        }}
      />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
