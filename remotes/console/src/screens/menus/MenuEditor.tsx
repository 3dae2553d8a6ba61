import { asBuilt, customMenus, endpoints, menuProblem, tidyMenus } from '@archway/contracts';
import { bilingual, call, invalidate, notify, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { useState } from 'react';
import { ChangeHistory } from '../../customize/ChangeHistory.tsx';
import { DraftBar } from '../../customize/DraftBar.tsx';
import { EntryDialog } from '../../customize/EntryDialog.tsx';
import { EntryList } from '../../customize/EntryList.tsx';
import { movedKeys, withEntry, withoutEntry } from '../../customize/draft.ts';
import { type Draft, useDraft } from '../../customize/use-draft.ts';
import { MenuPreview } from './MenuPreview.tsx';
import type { MenuDetail } from './MenusScreen.tsx';
import { type MenuRow, menuRows, saidIn } from './menu-rows.ts';
import styles from '../../customize/customize.module.css';

const knownKeys = ({ customization: { entries, order } }: MenuDetail): string[] => [
  ...entries.map(({ key }) => key),
  ...(order ?? []),
];

/** Gathers changes of the menu beside what comes of them. */
export function MenuEditor({ detail }: { detail: MenuDetail }) {
  const t = useText('console');
  const { version, history } = detail;
  const draft = useDraft({
    known: detail,
    tidy: (wanted) => tidyMenus(detail, wanted),
    problem: (wanted) => menuProblem(detail, wanted, knownKeys(detail)),
    async send(base, customization) {
      const { order, entries } = customization;
      const body = { version: base, customization: { order: order && [...order], entries: [...entries] } };
      const made = await call(endpoints.menu.save, { body }, { quiet: true });
      await invalidate(endpoints.menu.detail);
      return made;
    },
  });
  const undo = async (which: number): Promise<void> => {
    await call(endpoints.menu.undo, { body: { version, undo: which } });
    notify.success(t('customize.undoneNow'));
    await invalidate(endpoints.menu.detail);
  };
  const titles = customMenus(detail, {
    ...asBuilt,
    entries: draft.wanted.entries.map((entry) => ({ ...entry, hidden: false })),
  });
  const nameOf = (key: string): string => {
    const item = titles.menus.find((row) => row.key === key);
    return item ? bilingual(item.title) : key;
  };
  return (
    <>
      <div className={styles.editor}>
        <div className={styles.column}>
          <Entries detail={detail} draft={draft} />
          <DraftBar draft={draft} />
        </div>
        <MenuPreview built={detail} draft={draft.wanted} />
      </div>
      <ChangeHistory history={history} words={{ nameOf }} blocked={draft.dirty} onUndo={undo} />
    </>
  );
}

function Entries({ detail, draft }: { detail: MenuDetail; draft: Draft }) {
  const t = useText('console');
  const [edited, setEdited] = useState<MenuRow | null>(null);
  const rows = menuRows(detail, draft.wanted, t);
  const list = (group: MenuRow['group']) => (
    <Card title={t(`menus.group.${group}`)}>
      <EntryList
        label={t(`menus.group.${group}`)}
        rows={rows.filter((row) => row.group === group)}
        all={rows}
        onMove={(row, by) => draft.set({ ...draft.wanted, order: movedKeys(rows, row, by) })}
        onEdit={setEdited}
      />
    </Card>
  );
  return (
    <>
      {list('desk')}
      {list('phone')}
      {edited ? (
        <EntryDialog
          screen
          title={t('menus.edit', { name: edited.note })}
          initial={edited.values}
          hiddenHint={t('menus.hiddenHint')}
          onReset={edited.changed ? () => draft.set(withoutEntry(draft.wanted, edited.key)) : undefined}
          onDone={(values) => draft.set(withEntry(draft.wanted, edited.key, saidIn(values)))}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
