import type { CaseModel } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { Slider, Switch } from '@archway/ui/data';
import type { JawName, TurnAxis } from '../../frame/placement.ts';
import { jawOf } from './use-scene-sync.ts';
import { shownJaws, type ViewerAction, type ViewerState } from './viewer-state.ts';
import styles from './panel.module.css';

const turnAxes: readonly TurnAxis[] = ['x', 'y', 'z'];

interface Props {
  scans: readonly CaseModel[];
  state: ViewerState;
  /** At least one scan that is here has colours of its own. */
  hasColors: boolean;
  dispatch: (action: ViewerAction) => void;
}

/** Jaws on and off, how solid they are, and their orientation where it was not recognised. */
export function JawPanel({ scans, state, hasColors, dispatch }: Props) {
  const t = useText('viewer3d');
  const shown = shownJaws(state);
  const jaws = [...new Set(scans.map(jawOf))].sort().reverse();
  return (
    <section className={styles.section} aria-labelledby="viewer-show">
      <h2 id="viewer-show">{t('panel.show')}</h2>
      {jaws.map((jaw) => (
        <div key={jaw} className={styles.jaw}>
          <div className={styles.row}>
            <label htmlFor={`viewer-jaw-${jaw}`}>{t(`jaw.${jaw}`)}</label>
            <span className={styles.trailing}>
              <OrientationMenu jaw={jaw} turned={state.turns[jaw].length > 0} dispatch={dispatch} />
              <Switch
                id={`viewer-jaw-${jaw}`}
                size="small"
                checked={shown[jaw]}
                onChange={() => dispatch({ type: 'toggleJaw', jaw })}
              />
            </span>
          </div>
          <Slider
            min={0.15}
            max={1}
            step={0.05}
            value={state.opacity[jaw]}
            disabled={!shown[jaw]}
            ariaLabelForHandle={t('panel.opacityOf', { name: t(`jawInText.${jaw}`) })}
            tooltip={{ formatter: (value) => formatNumber((value ?? 0) * 100, { digits: 0, unit: '%' }) }}
            onChange={(opacity: number) => dispatch({ type: 'opacity', jaw, opacity })}
          />
        </div>
      ))}
      {hasColors && (
        <div className={styles.row}>
          <label htmlFor="viewer-colors">{t('panel.scanColors')}</label>
          <Switch
            id="viewer-colors"
            size="small"
            checked={state.scanColors}
            onChange={(on) => dispatch({ type: 'scanColors', on })}
          />
        </div>
      )}
    </section>
  );
}

function OrientationMenu({ jaw, turned, dispatch }: { jaw: JawName; turned: boolean; dispatch: Props['dispatch'] }) {
  const t = useText('viewer3d');
  const items = [
    ...turnAxes.map((axis) => ({ key: axis, label: t(`orientation.${axis}`) })),
    { key: 'undo', label: t('orientation.undo'), disabled: !turned },
  ];
  const choose = (key: string): void => {
    const axis = turnAxes.find((each) => each === key);
    dispatch(axis ? { type: 'quarterTurn', jaw, axis } : { type: 'unturn', jaw });
  };
  return (
    <Dropdown menu={{ items, onClick: ({ key }) => choose(key) }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<Ellipsis />}
        aria-label={t('orientation.of', { name: t(`jawInText.${jaw}`) })}
      />
    </Dropdown>
  );
}
