import type { CaseRow } from '@archway/contracts';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { usePermission, useText } from '@archway/platform';
import { type CaseRowAction, mainAction, moreActions } from '../../../case/case-actions.ts';
import { useListDialogs } from '../dialogs/list-dialogs.tsx';
import { isOfPractice } from '../dialogs/together.ts';
import { useAct } from '../../../case/use-act.ts';
import styles from './case-columns.module.css';

/** Keys of what opens a dialog of the list. */
const LABELS = 'labels';
const TRANSFER = 'transfer';

/** The one action of the row's status, and the others behind the dots; nothing when there is none. */
export function RowActions({ row }: { row: CaseRow }) {
  const t = useText('cases');
  const act = useAct();
  const main = mainAction(row);
  const { open } = useListDialogs();
  const ofPractice = isOfPractice(row);
  const mayLabel = usePermission('case:label') && ofPractice;
  const mayTransfer = usePermission('case:transfer') && ofPractice;
  const item = (action: CaseRowAction) => ({ key: action, label: t(`action.${action}`), danger: action === 'discard' });
  const more = moreActions(row).map(item);
  return (
    <div className={styles.actions}>
      {main ? (
        <Button size="small" onClick={() => void act(main, row)}>
          {t(`action.${main}`)}
        </Button>
      ) : null}
      {more.length > 0 || mayLabel || mayTransfer ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: [
              ...more.filter(({ danger }) => !danger),
              ...(mayLabel ? [{ key: LABELS, label: t('labels.row') }] : []),
              ...(mayTransfer ? [{ key: TRANSFER, label: t('transfer.row') }] : []),
              // What destroys stands last.
              ...more.filter(({ danger }) => danger),
            ],
            onClick: ({ key }) => {
              if (key === LABELS || key === TRANSFER) open(key, [row]);
              else void act(key as CaseRowAction, row);
            },
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<Ellipsis />}
            aria-label={t('action.more', { name: row.patientName })}
          />
        </Dropdown>
      ) : null}
    </div>
  );
}
