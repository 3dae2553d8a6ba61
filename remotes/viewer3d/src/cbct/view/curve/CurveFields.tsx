import { formatNumber, useText } from '@archway/platform';
import { Button, Pencil, Sparkles, Trash2 } from '@archway/ui';
import { SlabFields } from '../panel/SlabFields.tsx';
import type { PanoramaState } from '../stage-state.ts';
import { SliderField } from '../panel/SliderField.tsx';
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
      <CurveButtons drawn={drawn} onPropose={onPropose} onDraw={() => onChange({ curve: [], drawing: true })} />
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
          <SliderField
            label={t('cbct.panorama.height')}
            text={formatNumber(state.height, { unit: 'mm' })}
            value={state.height}
            min={20}
            max={120}
            step={2}
            onChange={(height) => onChange({ height })}
          />
          <Button size="small" onClick={onHere}>
            {t('cbct.panorama.here')}
          </Button>
          <SliderField
            label={t('cbct.panorama.position')}
            text={formatNumber(state.position, { digits: 1, unit: 'mm' })}
            value={state.position}
            min={0}
            max={Math.round(length)}
            step={0.5}
            onChange={(position) => onChange({ position })}
          />
        </>
      )}
    </section>
  );
}

interface ButtonsProps {
  drawn: boolean;
  onPropose: () => void;
  /** Takes the curve away, to draw another. */
  onDraw: () => void;
}

/** Where a curve comes from, and how it goes. */
function CurveButtons({ drawn, onPropose, onDraw }: ButtonsProps) {
  const t = useText('viewer3d');
  return (
    <div className={styles.buttons}>
      <Button size="small" icon={<Sparkles />} onClick={onPropose}>
        {t('cbct.panorama.propose')}
      </Button>
      <Button size="small" icon={<Pencil />} onClick={onDraw}>
        {t('cbct.panorama.draw')}
      </Button>
      {drawn && (
        <Button
          size="small"
          type="text"
          icon={<Trash2 />}
          aria-label={t('cbct.panorama.remove')}
          title={t('cbct.panorama.remove')}
          onClick={onDraw}
        />
      )}
    </div>
  );
}
