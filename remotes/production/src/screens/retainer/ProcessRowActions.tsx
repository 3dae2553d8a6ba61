import { useNavigate } from 'react-router-dom';
import { type ProcessRow, processStatus } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { editPath, processPath } from '../../processing/process-words.ts';
import { deedsFor, useProcessActions } from '../../processing/use-process-actions.tsx';
import styles from './retainer.module.css';

interface Props {
  row: ProcessRow;
  /** High enough for fingers. */
  phone?: boolean;
}

/** The step that leads on, and the others behind the dots. */
export function ProcessRowActions({ row, phone = false }: Props) {
  const t = useText('production');
  const navigate = useNavigate();
  const { busy, take, dialogs } = useProcessActions(() => {});
  const { status } = row;
  const size = phone ? 'middle' : 'small';
  const open = status === processStatus.unsubmitted;
  const more = deedsFor(row).filter((deed) => deed !== 'submit');
  const main = (): { label: string; onClick: () => void } | null => {
    if (open && row.jaws.length > 0) return { label: t('process.action.submit'), onClick: () => take('submit', [row]) };
    if (open) return { label: t('process.action.edit'), onClick: () => void navigate(editPath(row)) };
    if (status === processStatus.toBeConfirmed)
      return { label: t('process.action.check'), onClick: () => void navigate(processPath(row)) };
    return status === processStatus.confirmed
      ? { label: t('process.action.results'), onClick: () => void navigate(processPath(row)) }
      : null;
  };
  const step = main();
  return (
    // A press on a button is none on its row.
    <div className={styles.actions} role="presentation" onClick={(event) => event.stopPropagation()}>
      {step ? (
        <Button size={size} disabled={busy} onClick={step.onClick}>
          {step.label}
        </Button>
      ) : null}
      {more.length > 0 ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: [
              ...(open && row.jaws.length > 0 ? [{ key: 'edit', label: t('process.action.edit') }] : []),
              ...more.map((deed) => ({ key: deed, label: t(`process.action.${deed}`), danger: deed === 'remove' })),
            ],
            onClick: ({ key }) => {
              const deed = more.find((each) => each === key);
              if (deed) take(deed, [row]);
              else void navigate(editPath(row));
            },
          }}
        >
          <Button type="text" size={size} icon={<Ellipsis />} aria-label={t('process.moreOf', { name: row.name })} />
        </Dropdown>
      ) : null}
      {dialogs}
    </div>
  );
}
