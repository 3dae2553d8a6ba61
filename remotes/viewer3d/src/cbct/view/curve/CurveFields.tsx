import { formatNumber, useText } from '@archway/platform';
import { Button, Pencil, Sparkles, Trash2 } from '@archway/ui';
import { Slider } from '@archway/ui/data';
import { SlabFields } from '../panel/SlabFields.tsx';
import type { PanoramaState } from '../stage-state.ts';
import { Field } from '../panel/ViewTab.tsx';
import styles from '../panel/panel.module.css';

interface Props {
  state: PanoramaState;
  length: number;
  /** The last proposal found nothing like an arch. */
  notFound: boolean;
  onChange: (change: Partial<PanoramaState>) => void;
  onPropose: () => void;
  onHere: () => void;
}

/** The curve of the panorama: where it comes from, how thick and how high the picture is, where the cuts stand. */
export function CurveFields({ state, length, notFound, onChange, onPropose, onHere }: Props) {
  const t = useText('viewer3d');
  const drawn = state.curve.length >= 2;
  return (
    <section className={styles.section}>
      <h3>{t('cbct.panorama.curve')}</h3>
      <div className={styles.buttons}>
        <Button size="small" icon={<Sparkles />} onClick={onPropose}>
          {t('cbct.panorama.propose')}
        </Button>
        <Button size="small" icon={<Pencil />} onClick={() => onChange({ curve: [], drawing: true })}>
          {t('cbct.panorama.draw')}
        </Button>
        {drawn && (
          <Button
            size="small"
            type="text"
            icon={<Trash2 />}
            aria-label={t('cbct.panorama.remove')}
            title={t('cbct.panorama.remove')}
            onClick={() => onChange({ curve: [], drawing: true })}
          />
        )}
      </div>
      {notFound && (
        <p className={styles.warning} role="status">
          {t('cbct.panorama.notFound')}
        </p>
      )}
      <p className={styles.note}>{t(drawn ? 'cbct.panorama.editHint' : 'cbct.panorama.hint')}</p>
      {drawn && (
        <>
          <SlabFields
            mm={state.thickness}
            blend={state.blend}
            most={40}
            zero={t('cbct.panorama.curveOnly')}
            onChange={(thickness, blend) => onChange({ thickness, blend })}
          />
          <Field label={t('cbct.panorama.height')} value={formatNumber(state.height, { unit: 'mm' })}>
            <Slider
              min={20}
              max={120}
              step={2}
              value={state.height}
              onChange={(height) => onChange({ height: Number(height) })}
              aria-label={t('cbct.panorama.height')}
              tooltip={{ open: false }}
            />
          </Field>
          <Button size="small" onClick={onHere}>
            {t('cbct.panorama.here')}
          </Button>
          <Field label={t('cbct.panorama.position')} value={formatNumber(state.position, { digits: 1, unit: 'mm' })}>
            <Slider
              min={0}
              max={Math.round(length)}
              step={0.5}
              value={state.position}
              onChange={(position) => onChange({ position: Number(position) })}
              aria-label={t('cbct.panorama.position')}
              tooltip={{ open: false }}
            />
          </Field>
        </>
      )}
    </section>
  );
}
