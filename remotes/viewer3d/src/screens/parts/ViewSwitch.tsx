import { useText } from '@archway/platform';
import { type ViewName, viewNames } from '../../scene/standard-views.ts';
import styles from './parts.module.css';

interface Props {
  view: ViewName | null;
  onChange: (view: ViewName) => void;
}

/** The standard views. None is marked once the scene was turned by hand, and pressing one again goes back to it. */
export function ViewSwitch({ view, onChange }: Props) {
  const t = useText('viewer3d');
  return (
    <div className={styles.views} role="group" aria-label={t('view.all')}>
      {viewNames.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          title={`${t(`view.${name}`)} (${index + 1})`}
          onClick={() => onChange(name)}
        >
          {t(`view.${name}`)}
        </button>
      ))}
    </div>
  );
}
