import { formatNumber, useText } from '@archway/platform';
import { Button, Focus } from '@archway/ui';
import { ColorField, Slider, Switch } from '@archway/ui/data';
import type { ViewerObject } from '../../../objects/object-list.ts';
import { toneOf } from '../../../objects/tones.ts';
import { ObjectMenu } from './ObjectMenu.tsx';
import type { ViewerAction } from '../../../model/viewer-model.ts';
import styles from './panel.module.css';

interface Props {
  object: ViewerObject;
  name: string;
  shown: boolean;
  isolated: boolean;
  /** The scanner's colours are in the file. */
  hasColors: boolean;
  /** The jaw was turned by hand. */
  turned: boolean;
  dispatch: (action: ViewerAction) => void;
}

/** One object: shown or not, alone or not, how solid, in which colour. */
export function ObjectRow({ object, name, shown, isolated, hasColors, turned, dispatch }: Props) {
  const t = useText('viewer3d');
  const { id, opacity } = object;
  return (
    <li className={styles.object} data-object={id}>
      <div className={styles.row}>
        <label htmlFor={`viewer-object-${id}`}>{name}</label>
        <span className={styles.trailing}>
          <ObjectMenu object={object} name={name} hasColors={hasColors} turned={turned} dispatch={dispatch} />
          <Button
            type="text"
            size="small"
            icon={<Focus />}
            className={styles.toggle}
            aria-pressed={isolated}
            title={t('object.isolate')}
            aria-label={t('object.isolateNamed', { name })}
            onClick={() => dispatch({ type: 'isolate', id })}
          />
          <Switch
            id={`viewer-object-${id}`}
            size="small"
            checked={shown}
            onChange={() => dispatch({ type: 'toggleObject', id })}
          />
        </span>
      </div>
      <div className={styles.look}>
        <ColorField
          label={t('object.colorOf', { name })}
          value={toneOf(object)}
          onChange={(color) => dispatch({ type: 'look', id, look: { color } })}
        />
        <Slider
          className={styles.slider}
          min={0.15}
          max={1}
          step={0.05}
          value={opacity}
          disabled={!shown}
          ariaLabelForHandle={t('panel.opacityOf', { name })}
          tooltip={{ formatter: (value) => formatNumber((value ?? 0) * 100, { digits: 0, unit: '%' }) }}
          onChange={(value: number) => dispatch({ type: 'look', id, look: { opacity: value } })}
        />
        <span className={styles.percent}>{formatNumber(opacity * 100, { digits: 0, unit: '%' })}</span>
      </div>
    </li>
  );
}
