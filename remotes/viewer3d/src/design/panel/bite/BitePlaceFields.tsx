import { type BitePlace, biteOfPlace, bitePlaceOf } from '@archway/dental/edit';
import { useText } from '@archway/platform';
import { Button, Move3d, Rotate3d, Trash2 } from '@archway/ui';
import type { GizmoMode } from '../../scene/gizmo.ts';
import type { Design } from '../../use-design.ts';
import { NumberField } from '../NumberField.tsx';
import styles from '../panel.module.css';

/** In the order of the screen, with the place that each has among the axes of a plan. */
const fields = [
  { name: 'front', part: 'by', at: 2 },
  { name: 'left', part: 'by', at: 0 },
  { name: 'up', part: 'by', at: 1 },
  { name: 'pitch', part: 'turn', at: 0 },
  { name: 'roll', part: 'turn', at: 2 },
  { name: 'yaw', part: 'turn', at: 1 },
] as const;
/** mm and degrees to either side. */
const MOST = { by: 40, turn: 45 } as const;

const modes = [
  { mode: 'translate', icon: <Move3d /> },
  { mode: 'rotate', icon: <Rotate3d /> },
] as const satisfies readonly { readonly mode: GizmoMode; readonly icon: unknown }[];

/** Where the lower jaw stands under the upper one: by the scanner, by hand, or unknown. */
export function BitePlaceFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { plan, reads, run, bite, tool, setTool } = design;
  const { document } = plan.source;
  const { from } = document.bite;
  const told = (
    <p className={styles.hint} data-bite={from}>
      {t(`design.bite.${from === 'none' && !bite.byHand ? 'oneJaw' : from}`)}
    </p>
  );
  if (from === 'scan' || !bite.byHand) return told;
  if (from === 'none')
    return (
      <>
        {told}
        <div className={styles.bonds}>
          <Button
            size="small"
            icon={<Move3d />}
            disabled={reads}
            onClick={() => {
              bite.begin();
              setTool('bite');
            }}
          >
            {t('design.bite.begin')}
          </Button>
        </div>
      </>
    );
  const place = bitePlaceOf(document);
  const changed = (part: keyof BitePlace, at: number, value: number): void =>
    run({
      type: 'bite',
      upper: biteOfPlace(document, { ...place, [part]: place[part].map((old, k) => (k === at ? value : old)) }),
    });
  return (
    <>
      {told}
      <div className={styles.fields} data-numbers="bite">
        {fields.map(({ name, part, at }) => (
          <NumberField
            key={name}
            name={`bite-${name}`}
            label={t(`design.bite.${name}`)}
            value={place[part][at]}
            unit={part === 'by' ? 'mm' : '°'}
            min={-MOST[part]}
            max={MOST[part]}
            disabled={reads}
            onChange={(value) => changed(part, at, value)}
          />
        ))}
      </div>
      <div className={styles.told}>
        {modes.map(({ mode, icon }) => {
          const on = tool === 'bite' && bite.mode === mode;
          return (
            <Button
              key={mode}
              size="small"
              icon={icon}
              type={on ? 'primary' : 'default'}
              aria-pressed={on}
              disabled={reads}
              onClick={() => {
                bite.setMode(mode);
                setTool(on ? 'select' : 'bite');
              }}
            >
              {t(`design.bite.${mode}`)}
            </Button>
          );
        })}
        <Button
          size="small"
          type="text"
          icon={<Trash2 />}
          disabled={reads}
          onClick={() => {
            setTool('select');
            run({ type: 'bite', upper: null });
          }}
        >
          {t('design.bite.remove')}
        </Button>
      </div>
    </>
  );
}
