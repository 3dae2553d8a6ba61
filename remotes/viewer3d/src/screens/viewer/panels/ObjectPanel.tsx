import type { ShownModel } from '../../../objects/shown-models.ts';
import { useText } from '@archway/platform';
import type { Loads } from '../../../loading/model-loads.ts';
import { shownIds } from '../../../objects/object-list.ts';
import { objectName } from './object-name.ts';
import { ObjectRow } from './ObjectRow.tsx';
import type { ViewerAction, ViewerState } from '../../../model/viewer-model.ts';
import styles from './panel.module.css';

interface Props {
  models: readonly ShownModel[];
  loads: Loads;
  state: ViewerState;
  dispatch: (action: ViewerAction) => void;
}

/** Everything in the scene, object by object. */
export function ObjectPanel({ models, loads, state, dispatch }: Props) {
  const t = useText('viewer3d');
  const shown = shownIds(state);
  return (
    <section className={styles.section} aria-labelledby="viewer-show">
      <h2 id="viewer-show">{t('panel.show')}</h2>
      <ul className={styles.objects}>
        {models.map((model) => {
          const object = state.objects.find(({ id }) => id === model.modelId);
          const load = loads.get(model.modelId);
          if (!object) return null;
          return (
            <ObjectRow
              key={object.id}
              object={object}
              name={objectName(model, models, t)}
              shown={shown.has(object.id)}
              isolated={state.isolated === object.id}
              hasColors={load?.phase === 'ready' && load.model.colors !== null}
              turned={state.turns[object.jaw].length > 0}
              dispatch={dispatch}
            />
          );
        })}
      </ul>
    </section>
  );
}
