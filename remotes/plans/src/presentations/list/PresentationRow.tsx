import type { ListedPresentation } from '@archway/contracts';
import { formatFullTime, formatListTime, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis, Monitor, Play, TimeText } from '@archway/ui';
import styles from './list.module.css';

interface Props {
  row: ListedPresentation;
  thumbUrl: string | undefined;
  canEdit: boolean;
  busy: boolean;
  onOpen: (show: boolean) => void;
  onCopy: () => void;
  /** Absent for whoever may not share with patients. */
  onShare: (() => void) | undefined;
  onRemove: () => void;
}

/** One presentation: what it shows first, its title, who changed it last. */
export function PresentationRow({ row, thumbUrl, canEdit, busy, onOpen, onCopy, onShare, onRemove }: Props) {
  const t = useText('plans');
  const { title, slideCount, updatedBy, updateTime } = row;
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ...{ edit: () => onOpen(false), copy: onCopy, share: onShare, remove: onRemove },
  };
  return (
    <li className={styles.row} data-presentation={row.presentationId}>
      <span className={styles.thumb} aria-hidden>
        {thumbUrl ? <img src={thumbUrl} alt="" /> : <Monitor />}
      </span>
      <div className={styles.words}>
        <h3>
          <button type="button" className={styles.open} onClick={() => onOpen(false)}>
            {title}
          </button>
        </h3>
        <p>
          {t('present.slides', { count: slideCount })}
          {' · '}
          {t(`present.language.${row.language}`)}
          {' · '}
          {t('present.changed', { name: updatedBy })}{' '}
          <TimeText iso={updateTime} full={formatFullTime(updateTime)}>
            {formatListTime(updateTime)}
          </TimeText>
        </p>
      </div>
      <div className={styles.actions}>
        <Button icon={<Play aria-hidden />} onClick={() => onOpen(true)}>
          {t('present.show')}
        </Button>
        {canEdit ? (
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            menu={{
              items: [
                { key: 'edit', label: t('present.edit') },
                { key: 'copy', label: t('present.copy') },
                ...(onShare ? [{ key: 'share', label: t('present.share.action') }] : []),
                { key: 'remove', label: t('present.remove'), danger: true },
              ],
              onClick: ({ key }) => acts[key]?.(),
            }}
          >
            <Button icon={<Ellipsis />} disabled={busy} aria-label={t('present.more', { name: title })} />
          </Dropdown>
        ) : null}
      </div>
    </li>
  );
}
