import { useText } from '@archway/platform';
import { useToothName } from '../../design/panel/tooth-name.ts';
import { colorOf } from '../scene/tooth-colors.ts';
import type { Correcting } from '../state/use-correcting.ts';
import styles from './teeth.module.css';

interface Props {
  /** Numbers of the jaw. */
  places: readonly number[];
  correcting: Correcting;
  onPick: (fdi: number) => void;
}

/** The sixteen places of the jaw as a chart has them, the patient's right at the left: what is there, and what is missing. */
export function ToothChart({ places, correcting, onPick }: Props) {
  const t = useText('viewer3d');
  const words = useToothName();
  const { now, selected, name } = correcting;
  return (
    <div className={styles.chart} role="group" aria-label={t('teeth.places')}>
      {places.map((fdi) => {
        const state = now.missing.includes(fdi)
          ? 'missing'
          : now.teeth.some((tooth) => tooth.fdi === fdi)
            ? 'there'
            : 'open';
        return (
          <button
            key={fdi}
            type="button"
            className={styles.place}
            data-state={state}
            aria-pressed={selected.includes(fdi)}
            aria-label={`${name(fdi)} ${words(fdi)}, ${t(`teeth.state.${state}`)}`}
            title={`${words(fdi)} · ${t(`teeth.state.${state}`)}`}
            onClick={() => onPick(fdi)}
          >
            <span style={state === 'there' ? { background: colorOf(fdi) } : undefined} aria-hidden />
            {name(fdi)}
          </button>
        );
      })}
    </div>
  );
}
