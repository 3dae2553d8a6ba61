import type { SeriesChoice } from '@archway/volume';
import { Layers } from '@archway/ui';
import { useText } from '@archway/platform';
import { GrayCanvas } from '../look/GrayCanvas.tsx';
import { dimensionText, scanDateText, spacingText } from '../words/cbct-words.ts';
import { reasonText } from '../words/reason-text.ts';
import { stackWords } from '../words/stack-words.ts';
import styles from './series.module.css';

interface Props {
  series: SeriesChoice;
  group: string;
  isPicked: boolean;
  onPick: () => void;
}

/** One series to choose: how it looks, what it is, and what speaks against it. */
export function SeriesRow({ series, group, isPicked, onPick }: Props) {
  const t = useText('cases');
  const { thumbnail, description, problem, spacing, notes, part } = series;
  const title = description || t('cbct.pick.series', { name: series.series || '—' });
  const geometry = [dimensionText(series.dimension), spacing && spacingText(spacing), series.componentType];
  const source = [series.modality, description && series.series && t('cbct.pick.series', { name: series.series })];
  const phase = part && t('cbct.pick.part', { num: part[0], total: part[1] });
  const details = [...source, phase, scanDateText(series.created), series.name];
  return (
    <label className={problem ? `${styles.row} ${styles.off}` : styles.row}>
      <input
        type="radio"
        name={group}
        value={series.key}
        checked={isPicked}
        // The dialog opens on the choice, so that arrow keys and Enter are enough.
        autoFocus={isPicked}
        disabled={problem !== null}
        onChange={onPick}
      />
      <span className={styles.thumb}>
        {thumbnail ? <GrayCanvas image={thumbnail} label={t('cbct.thumb', { name: title })} /> : <Layers />}
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{geometry.filter(Boolean).join(' · ')}</span>
        <span>{details.filter(Boolean).join(' · ')}</span>
        {problem ? <span className={styles.problem}>{reasonText(problem, t)}</span> : null}
        {notes && !problem
          ? stackWords(notes, t).map((word) => (
              <span key={word} className={styles.noted}>
                {word}
              </span>
            ))
          : null}
      </span>
    </label>
  );
}
