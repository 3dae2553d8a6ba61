import { useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import { type Design, type ToothNumbers, toothNumbers } from '../../use-design.ts';
import styles from '../panel.module.css';
import { AxesFields } from './AxesFields.tsx';
import { MovementFields } from './MovementFields.tsx';
import { OvercorrectionFields } from './OvercorrectionFields.tsx';

/** The numbers of the marked tooth, and which of them are shown. */
export function ToothNumbersFields({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { selection, numbers, setNumbers, plan, keyFrames } = design;
  if (!plan.source.document.teeth.some(({ fdi, frame }) => frame && fdi === selection.at(-1))) return null;
  // What is shown of its way is what the numbers move.
  const labelOf = (value: ToothNumbers): string =>
    t(`design.numbers.${value === 'target' && keyFrames.teeth.length > 0 ? 'keyFrame' : value}`);
  return (
    <>
      <Segmented<ToothNumbers>
        block
        size="small"
        className={styles.numbers}
        aria-label={t('design.numbers.title')}
        value={numbers}
        options={toothNumbers
          .filter((value) => value !== 'overcorrection' || plan.stages.kind === 'step')
          .map((value) => ({ value, label: labelOf(value) }))}
        onChange={setNumbers}
      />
      {numbers === 'overcorrection' && plan.stages.kind === 'step' ? (
        <OvercorrectionFields design={design} />
      ) : numbers === 'axes' ? (
        <AxesFields design={design} />
      ) : (
        <MovementFields design={design} />
      )}
    </>
  );
}
