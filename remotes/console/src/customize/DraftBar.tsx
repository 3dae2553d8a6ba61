import { useText } from '@archway/platform';
import { Button, NoticeBar } from '@archway/ui';
import type { Draft } from './use-draft.ts';
import styles from './customize.module.css';

/** Saves what was gathered or lets it go, and says why it cannot be saved. */
export function DraftBar({ draft }: { draft: Draft }) {
  const t = useText('console');
  const { dirty, stale, busy, problem, save, discard } = draft;
  return (
    <div className={styles.bar}>
      {stale ? (
        <NoticeBar tone="warning" action={<Button onClick={discard}>{t('customize.loadTheirs')}</Button>}>
          {t('customize.stale')}
        </NoticeBar>
      ) : problem === undefined ? null : (
        <NoticeBar tone="error">{problem}</NoticeBar>
      )}
      <div className={styles.buttons}>
        <span className={styles.state}>{t(dirty ? 'customize.unsaved' : 'customize.nothingToSave')}</span>
        <Button disabled={!dirty || busy} onClick={discard}>
          {t('customize.discard')}
        </Button>
        <Button type="primary" disabled={!dirty || stale || problem !== undefined} loading={busy} onClick={save}>
          {t('customize.save')}
        </Button>
      </div>
    </div>
  );
}
