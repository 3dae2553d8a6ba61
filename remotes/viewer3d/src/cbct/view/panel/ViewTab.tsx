import { useText } from '@archway/platform';
import { Segmented, Switch } from '@archway/ui/data';
import type { Blend } from '../../engine/slices.ts';
import { type RenderingName, renderingNames } from '../../engine/look-names.ts';
import type { Window } from '../../engine/windows.ts';
import type { StageAction, StageState } from '../stage-state.ts';
import { SlabFields } from './SlabFields.tsx';
import { WindowFields } from './WindowFields.tsx';
import styles from './panel.module.css';

interface Props {
  state: StageState;
  range: Window;
  dispatch: (action: StageAction) => void;
}

/** How the slices and the rendering are seen. */
export function ViewTab({ state, range, dispatch }: Props) {
  const t = useText('viewer3d');
  const set = (change: Partial<StageState>): void => dispatch({ type: 'set', change });
  return (
    <>
      <WindowFields window={state.window} range={range} onChange={(window) => set({ window })} />
      {state.mode === 'mpr' && (
        <>
          <section className={styles.section}>
            <h3>{t('cbct.slab.title')}</h3>
            <SlabFields
              mm={state.slab.mm}
              blend={state.slab.blend}
              most={30}
              zero={t('cbct.slab.single')}
              onChange={(mm: number, blend: Blend) => set({ slab: { mm, blend } })}
            />
          </section>
          <section className={styles.section}>
            <h3>{t('cbct.look.title')}</h3>
            <Segmented<RenderingName>
              block
              size="small"
              value={state.look}
              onChange={(look) => set({ look })}
              options={renderingNames.map((name) => ({ value: name, label: t(`cbct.look.${name}`) }))}
            />
          </section>
          <section className={styles.section}>
            <label className={styles.row}>
              <span>{t('cbct.crosshairs')}</span>
              <Switch size="small" checked={state.crosshairs} onChange={(crosshairs) => set({ crosshairs })} />
            </label>
          </section>
        </>
      )}
    </>
  );
}
