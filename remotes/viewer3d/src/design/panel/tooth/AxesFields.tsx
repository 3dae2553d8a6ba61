import { aboutPoint, movementOf } from '@archway/dental';
import { axesTurn, foundAxes, isLocked, poseOfMovement } from '@archway/dental/edit';
import { formatNumber, useText } from '@archway/platform';
import { Button, Rotate3d, RotateCcw } from '@archway/ui';
import type { Design } from '../../use-design.ts';
import { NumberField } from '../NumberField.tsx';
import styles from '../panel.module.css';

const turns = ['tip', 'torque', 'rotation'] as const;
/** Degrees to either side. */
const MOST = 45;

/** How the axes of the marked tooth were put right, from how they were found; and how sure that was. */
export function AxesFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { selection, plan, reads, run, tool, setTool } = design;
  const { document } = plan.source;
  const tooth = document.teeth.find(({ fdi }) => fdi === selection.at(-1));
  if (!tooth?.frame) return null;
  const { frame, fdi } = tooth;
  const edited = frame.by === 'edited' && frame.found !== undefined;
  const disabled = reads || isLocked(document, fdi);
  const found = { ...frame, ...foundAxes(frame) };
  const values = movementOf(found, aboutPoint(axesTurn(frame), frame.origin, [0, 0, 0]));
  return (
    <>
      <div className={styles.fields} data-numbers="axes">
        {turns.map((of) => (
          <NumberField
            key={of}
            name={`axes-${of}`}
            label={t(`design.axes.${of}`)}
            value={values[of]}
            unit="°"
            min={-MOST}
            max={MOST}
            disabled={disabled}
            onChange={(value) => run({ type: 'axes', fdi, turn: poseOfMovement(found, { ...values, [of]: value }).q })}
          />
        ))}
      </div>
      <p className={styles.told} role="status" data-confidence={frame.confidence}>
        <span>
          {edited
            ? t('design.axes.edited', { share: formatNumber(100 * found.confidence, { digits: 0 }) })
            : t(frame.by === 'edited' ? 'design.axes.given' : 'design.axes.auto', {
                share: formatNumber(100 * frame.confidence, { digits: 0 }),
              })}
        </span>
        <Button
          size="small"
          icon={<Rotate3d />}
          type={tool === 'axes' ? 'primary' : 'default'}
          aria-pressed={tool === 'axes'}
          disabled={disabled}
          onClick={() => setTool(tool === 'axes' ? 'select' : 'axes')}
        >
          {t('design.axes.turn')}
        </Button>
        <Button
          size="small"
          icon={<RotateCcw />}
          disabled={disabled || !edited}
          onClick={() => run({ type: 'axes', fdi, turn: [0, 0, 0, 1] })}
        >
          {t('design.axes.reset')}
        </Button>
      </p>
      {tooth.root ? <p className={styles.told}>{t('design.axes.root')}</p> : null}
    </>
  );
}
