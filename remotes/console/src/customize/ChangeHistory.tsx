import type { CustomizationChange } from '@archway/contracts';
import { confirmAction, formatFullTime, formatListTime, useText } from '@archway/platform';
import { Button, Card, EmptyState, History, StatusTag } from '@archway/ui';
import { useMutation } from '@tanstack/react-query';
import { type ChangeWords, changeLine } from './change-words.ts';
import styles from './customize.module.css';

interface Props {
  history: readonly CustomizationChange[];
  words: ChangeWords;
  /** Something is not saved: what is saved cannot be undone meanwhile. */
  blocked: boolean;
  onUndo: (version: number) => Promise<unknown>;
}

/** Who changed what, newest first; each change can be taken back. */
export function ChangeHistory({ history, words, blocked, onUndo }: Props) {
  const t = useText('console');
  const undoing = useMutation({ mutationFn: onUndo });
  const undo = async (change: CustomizationChange): Promise<void> => {
    const question = {
      title: t('customize.undoQuestion'),
      body: change.changes.map((one) => changeLine(one, words, t)).join(t('customize.separator')),
      okText: t('customize.undo'),
    };
    if (await confirmAction(question)) undoing.mutate(change.version);
  };
  return (
    <Card title={t('customize.history')}>
      {history.length === 0 ? <EmptyState icon={<History />} title={t('customize.noHistory')} /> : null}
      <ol className={styles.history}>
        {history.map((change) => (
          <li key={change.version}>
            <span className={styles.words}>
              <span>
                {change.undoes === null ? null : <em>{t('customize.undoes')} </em>}
                {change.changes.map((one) => (
                  <span key={`${one.key ?? ''} ${one.field}`} className={styles.change}>
                    {changeLine(one, words, t)}
                  </span>
                ))}
              </span>
              <small>
                <time dateTime={change.at} title={formatFullTime(change.at)}>
                  {formatListTime(change.at)}
                </time>{' '}
                · {change.userName}
              </small>
            </span>
            {change.undone ? (
              <StatusTag tone="neutral">{t('customize.undone')}</StatusTag>
            ) : (
              <Button
                size="small"
                disabled={blocked || undoing.isPending}
                aria-label={t('customize.undoOf', { time: formatFullTime(change.at) })}
                onClick={() => void undo(change)}
              >
                {t('customize.undo')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
