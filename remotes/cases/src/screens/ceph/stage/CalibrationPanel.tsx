import { type Calibration, mmPerPixel } from '@archway/ceph';
import { Button, Ruler } from '@archway/ui';
import { InputNumber, Segmented } from '@archway/ui/data';
import { formatNumber, type TextFunction, useText } from '@archway/platform';
import styles from './stage.module.css';

interface Props {
  calibration: Calibration | null;
  /** What is being set; null while nothing is. */
  draft: Calibration | null;
  /** Undefined for those who only look. */
  onBegin?: (() => void) | undefined;
  onDraft: (draft: Calibration) => void;
  onKind: (kind: Calibration['kind']) => void;
  onApply: () => void;
  onCancel: () => void;
}

/** How the film is calibrated; while that is changed, the way and its number. */
export function CalibrationPanel({ calibration, draft, onBegin, onDraft, onKind, onApply, onCancel }: Props) {
  const t = useText('cases');
  if (!draft) {
    return (
      <div className={`${styles.panel} ${styles.calibration}`}>
        <Ruler aria-hidden="true" />
        <span>{calibrationText(calibration, t)}</span>
        {onBegin ? (
          <Button size="small" onClick={onBegin}>
            {t(calibration ? 'ceph.calibration.change' : 'ceph.calibration.begin')}
          </Button>
        ) : null}
      </div>
    );
  }
  const kinds = (['ruler', 'length', 'dpi'] as const).map((value) => ({
    value,
    label: t(`ceph.calibration.kind.${value}`),
  }));
  return (
    <div
      className={`${styles.panel} ${styles.calibration} ${styles.calibrating}`}
      role="group"
      aria-label={t('ceph.calibration.label')}
    >
      <Segmented
        size="small"
        value={draft.kind}
        options={kinds}
        onChange={onKind}
        aria-label={t('ceph.calibration.kindLabel')}
      />
      {draft.kind === 'dpi' ? (
        <InputNumber
          size="small"
          min={30}
          max={2400}
          value={draft.dpi}
          aria-label={t('ceph.calibration.dpi')}
          onChange={(dpi) => onDraft({ ...draft, dpi: Number(dpi ?? 0) })}
        />
      ) : (
        <InputNumber
          size="small"
          min={1}
          max={500}
          value={draft.lengthMm}
          suffix="mm"
          aria-label={t('ceph.calibration.mm')}
          onChange={(lengthMm) => onDraft({ ...draft, lengthMm: Number(lengthMm ?? 0) })}
        />
      )}
      <span>{draft.kind === 'dpi' ? null : t('ceph.calibration.drag')}</span>
      <Button size="small" type="primary" disabled={mmPerPixel(draft) === null} onClick={onApply}>
        {t('ceph.calibration.apply')}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('ceph.calibration.cancel')}
      </Button>
    </div>
  );
}

function calibrationText(calibration: Calibration | null, t: TextFunction): string {
  const scale = mmPerPixel(calibration);
  if (!calibration || scale === null) return t('ceph.calibration.none');
  const size = formatNumber(scale, { digits: 3 });
  return calibration.kind === 'dpi'
    ? t('ceph.calibration.byDpi', { num: formatNumber(calibration.dpi), size })
    : t(`ceph.calibration.by.${calibration.kind}`, { num: formatNumber(calibration.lengthMm), size });
}
