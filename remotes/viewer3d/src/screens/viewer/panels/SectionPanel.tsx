import { useText } from '@archway/platform';
import { Switch } from '@archway/ui/data';
import type { ViewerScene } from '../../../scene/viewer-scene.ts';
import type { ViewerAction, ViewerState } from '../../../model/viewer-model.ts';
import { SectionFields } from './SectionFields.tsx';
import styles from './panel.module.css';

interface Props {
  scene: ViewerScene | null;
  state: ViewerState;
  dispatch: (action: ViewerAction) => void;
}

/** The section, on or off. Turning it by hand is done at its handle in the scene. */
export function SectionPanel({ scene, state, dispatch }: Props) {
  const t = useText('viewer3d');
  const { section } = state;
  return (
    <section className={styles.section} aria-labelledby="viewer-section">
      <div className={styles.row}>
        <h2 id="viewer-section">
          <label htmlFor="viewer-section-on">{t('section.title')}</label>
        </h2>
        <Switch
          id="viewer-section-on"
          size="small"
          checked={section.on}
          onChange={() => dispatch({ type: 'toggleSection' })}
        />
      </div>
      {section.on && (
        <SectionFields
          scene={scene}
          section={section}
          onChange={(change) => dispatch({ type: 'section', section: change })}
        />
      )}
    </section>
  );
}
