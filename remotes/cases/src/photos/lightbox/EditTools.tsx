import { Button, Crop, FlipVertical2, RotateCcw, RotateCw, Tooltip } from '@archway/ui';
import { useText } from '@archway/platform';
import { isEdited, mirrored, turned, wholeBox } from './edits.ts';
import type { Editing } from './use-editing.ts';
import styles from './lightbox.module.css';

/** Turn, mirror, crop; save or forget it. */
export function EditTools({ editing, ready }: { editing: Editing; ready: boolean }) {
  const t = useText('cases');
  const { edits, change, cropping, setCropping, saving, save, reset } = editing;
  const crop = (): void => {
    if (!cropping && !edits.crop) change({ ...edits, crop: wholeBox });
    setCropping(!cropping);
  };
  const tools = [
    { key: 'left', label: t('lightbox.turnLeft'), icon: <RotateCcw />, run: () => change(turned(edits, false)) },
    { key: 'right', label: t('lightbox.turnRight'), icon: <RotateCw />, run: () => change(turned(edits, true)) },
    { key: 'mirror', label: t('lightbox.mirror'), icon: <FlipVertical2 />, run: () => change(mirrored(edits)) },
    { key: 'crop', label: t('lightbox.crop'), icon: <Crop />, run: crop },
  ];
  return (
    <div className={styles.group} role="toolbar" aria-label={t('lightbox.tools')}>
      {tools.map(({ key, label, icon, run }) => (
        <Tooltip key={key} title={label}>
          <Button
            icon={icon}
            aria-label={label}
            aria-pressed={key === 'crop' ? cropping : undefined}
            disabled={!ready || saving}
            onClick={run}
          />
        </Tooltip>
      ))}
      {isEdited(edits) ? (
        <>
          <Button type="primary" loading={saving} onClick={() => void save()}>
            {t('lightbox.save')}
          </Button>
          <Button type="text" disabled={saving} onClick={reset}>
            {t('lightbox.reset')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
