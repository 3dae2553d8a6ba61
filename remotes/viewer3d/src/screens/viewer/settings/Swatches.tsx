import { Check } from '@archway/ui';
import styles from '../panels/panel.module.css';

interface Swatch<Key extends string> {
  key: Key;
  name: string;
  /** What its face is painted with, as CSS. */
  paint: string;
}

interface Props<Key extends string> {
  swatches: readonly Swatch<Key>[];
  chosen: string;
  onChoose: (key: Key) => void;
}

/** Colours to choose from; each has its name, for those who cannot tell them apart. */
export function Swatches<Key extends string>({ swatches, chosen, onChoose }: Props<Key>) {
  return (
    <ul className={styles.swatches}>
      {swatches.map(({ key, name, paint }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.swatch}
            ref={(element) => void element?.style.setProperty('background', paint)}
            title={name}
            aria-label={name}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            {key === chosen && <Check />}
          </button>
        </li>
      ))}
    </ul>
  );
}
