import {
  type Answer,
  type CustomDictionaryEntry,
  type DictionaryType,
  customDictionary,
  dictionaryProblem,
  endpoints,
  keyOfValue,
  openDictionaries,
  standardOfValue,
  tidyDictionary,
} from '@archway/contracts';
import { bilingual, call, invalidate, notify, useText } from '@archway/platform';
import { Button, Card, EmptyState, BookOpen, Plus } from '@archway/ui';
import { useState } from 'react';
import { ChangeHistory } from '../../customize/ChangeHistory.tsx';
import { DraftBar } from '../../customize/DraftBar.tsx';
import { EntryDialog, type EntryValues } from '../../customize/EntryDialog.tsx';
import { EntryList, type EntryRow } from '../../customize/EntryList.tsx';
import { movedKeys, withEntry, withoutEntry } from '../../customize/draft.ts';
import { type Draft, useDraft } from '../../customize/use-draft.ts';
import { DictionaryPreview } from './DictionaryPreview.tsx';
import styles from '../../customize/customize.module.css';

type Detail = Answer<typeof endpoints.dictionary.detail>;

const refresh = (): Promise<unknown> =>
  Promise.all([invalidate(endpoints.dictionary.list), invalidate(endpoints.dictionary.detail)]);

/** Gathers changes of a dictionary beside what comes of them. */
export function DictionaryEditor({ type, detail }: { type: DictionaryType; detail: Detail }) {
  const t = useText('console');
  const { version, history } = detail;
  const draft = useDraft({
    known: detail,
    tidy: (wanted) => tidyDictionary(type, wanted),
    problem: (wanted) => dictionaryProblem(type, wanted),
    async send(base, { order, entries }) {
      const body = { type, version: base, customization: { order: order && [...order], entries: [...entries] } };
      const made = await call(endpoints.dictionary.save, { body }, { quiet: true });
      await refresh();
      return made;
    },
  });
  const undo = async (which: number): Promise<void> => {
    await call(endpoints.dictionary.undo, { body: { type, version, undo: which } });
    notify.success(t('customize.undoneNow'));
    await refresh();
  };
  const entries = customDictionary(type, draft.wanted);
  const nameOf = (key: string): string => {
    const entry = entries.find((row) => keyOfValue(row) === key);
    return entry ? bilingual(entry) : key;
  };
  return (
    <>
      <div className={styles.editor}>
        <div className={styles.column}>
          <Entries type={type} entries={entries} draft={draft} />
          <DraftBar draft={draft} />
        </div>
        <DictionaryPreview entries={entries} />
      </div>
      <ChangeHistory history={history} words={{ nameOf }} blocked={draft.dirty} onUndo={undo} />
    </>
  );
}

const valuesOf = (entry: CustomDictionaryEntry): EntryValues => ({
  ...{ zh: entry.zh, en: entry.en, hidden: entry.hidden },
  ...{ key: keyOfValue(entry), phone: false, designType: 'any' },
});

const newValue = (entries: readonly CustomDictionaryEntry[]): EntryValues => ({
  ...{ zh: '', en: '', hidden: false, phone: false, designType: 'any' },
  key: String(Math.max(0, ...entries.map(({ value }) => value)) + 1),
});

interface EntriesProps {
  type: DictionaryType;
  entries: readonly CustomDictionaryEntry[];
  draft: Draft;
}

function Entries({ type, entries, draft }: EntriesProps) {
  const t = useText('console');
  const [edited, setEdited] = useState<{ values: EntryValues; isNew: boolean } | null>(null);
  const open = openDictionaries.includes(type);
  const changed = new Set(tidyDictionary(type, draft.wanted).entries.map(({ key }) => key));
  const rows = entries.map((entry): EntryRow => {
    const key = keyOfValue(entry);
    const own = standardOfValue(type, key) !== undefined;
    return {
      ...{ key, group: type, zh: entry.zh, en: entry.en, hidden: entry.hidden },
      note: t('dictionaries.value', { value: key }),
      changed: own && changed.has(key),
      tags: own ? [] : [t('dictionaries.added')],
    };
  });
  const edit = ({ key }: EntryRow): void => {
    const entry = entries.find((row) => keyOfValue(row) === key);
    if (entry) setEdited({ values: valuesOf(entry), isNew: false });
  };
  const add = open ? (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited({ values: newValue(entries), isNew: true })}>
      {t('dictionaries.add')}
    </Button>
  ) : undefined;
  const canReset = edited && !edited.isNew && changed.has(edited.values.key);
  return (
    <Card title={t(`dictionaries.type.${type}`)} {...(add && { extra: add })}>
      {rows.length === 0 ? (
        <EmptyState icon={<BookOpen />} title={t('dictionaries.none')} body={t('dictionaries.noneBody')} />
      ) : (
        <EntryList
          label={t(`dictionaries.type.${type}`)}
          rows={rows}
          all={rows}
          onMove={(row, by) => draft.set({ ...draft.wanted, order: movedKeys(rows, row, by) })}
          onEdit={edit}
        />
      )}
      {edited ? (
        <EntryDialog
          {...(edited.isNew && { taken: rows.map(({ key }) => key) })}
          title={edited.isNew ? t('dictionaries.add') : t('dictionaries.edit', { value: edited.values.key })}
          initial={edited.values}
          hiddenHint={t('dictionaries.hiddenHint')}
          onReset={canReset ? () => draft.set(withoutEntry(draft.wanted, edited.values.key)) : undefined}
          onDone={({ key, zh, en, hidden }) => draft.set(withEntry(draft.wanted, key, { zh, en, hidden }))}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Card>
  );
}
