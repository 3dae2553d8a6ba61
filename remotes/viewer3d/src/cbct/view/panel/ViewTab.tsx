import { formatNumber, useText } from '@archway/platform';
import { Segmented, Slider, Switch } from '@archway/ui/data';
import type { Blend } from '../../engine/slices.ts';
import { type RenderingName, renderingNames } from '../../engine/look-names.ts';
import {
  levelOf,
  nameOf,
  type Window,
  windowFrom,
  type WindowName,
  windowNames,
  windowOf,
  widthOf,
} from '../../engine/windows.ts';
import type { StageAction, StageState } from '../stage-state.ts';
import { SlabFields } from './SlabFields.tsx';
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
  const level = levelOf(state.window);
  const width = widthOf(state.window);
  return (
    <>
      <section className={styles.section}>
        <h3>{t('cbct.window.title')}</h3>
        <Segmented<WindowName | 'own'>
          block
          size="small"
          value={nameOf(state.window, range) ?? 'own'}
          onChange={(name) => name !== 'own' && set({ window: windowOf(name, range) })}
          options={windowNames.map((name) => ({
            value: name,
            label: t(`cbct.window.${name}`),
            title: t(`cbct.windowTitle.${name}`),
          }))}
        />
        <Field label={t('cbct.window.level')} value={formatNumber(level, { digits: 0 })}>
          <Slider
            min={Math.round(range.lower)}
            max={Math.round(range.upper)}
            value={Math.round(level)}
            onChange={(next) => set({ window: windowFrom(Number(next), width) })}
            aria-label={t('cbct.window.level')}
            tooltip={{ open: false }}
          />
        </Field>
        <Field label={t('cbct.window.width')} value={formatNumber(width, { digits: 0 })}>
          <Slider
            min={1}
            max={Math.max(2, Math.round(range.upper - range.lower))}
            value={Math.round(width)}
            onChange={(next) => set({ window: windowFrom(level, Number(next)) })}
            aria-label={t('cbct.window.width')}
            tooltip={{ open: false }}
          />
        </Field>
      </section>
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

interface FieldProps {
  label: string;
  value: string;
  children: React.ReactNode;
}

export function Field({ label, value, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span>{label}</span>
        <output>{value}</output>
      </div>
      {children}
    </div>
  );
}
