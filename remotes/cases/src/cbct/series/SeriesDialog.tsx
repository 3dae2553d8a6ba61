import { useId, useState } from 'react';
import type { OpenedFiles } from '@archway/volume';
import { Modal } from '@archway/ui';
import { useText } from '@archway/platform';
import { SeriesRow } from './SeriesRow.tsx';
import { SetAsideList } from '../words/SetAsideList.tsx';
import styles from './series.module.css';

interface Props {
  name: string;
  opened: OpenedFiles;
  onPick: (key: string) => void;
  onCancel: () => void;
}

/** Several series were found: which of them is the CT? Arrow keys move, Enter takes. */
export function SeriesDialog({ name, opened, onPick, onCancel }: Props) {
  const t = useText('cases');
  const group = useId();
  const { series } = opened;
  const [picked, setPicked] = useState(() => series.find(({ problem }) => problem === null)?.key ?? '');
  return (
    <Modal
      open
      centered
      width={640}
      title={t('cbct.pick.title', { count: series.length })}
      okText={t('cbct.pick.ok')}
      cancelText={t('cbct.pick.cancel')}
      okButtonProps={{ disabled: picked === '' }}
      mask={{ closable: false }}
      onOk={() => onPick(picked)}
      onCancel={onCancel}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (picked) onPick(picked);
        }}
      >
        <p className={styles.lead}>{t('cbct.pick.lead', { name })}</p>
        <div className={styles.rows} role="radiogroup" aria-label={t('cbct.pick.group')}>
          {series.map((each) => (
            <SeriesRow
              key={each.key}
              series={each}
              group={group}
              isPicked={each.key === picked}
              onPick={() => setPicked(each.key)}
            />
          ))}
        </div>
        <SetAsideList opened={opened} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
}
