import { useState } from 'react';
import { type FixedReason, acceptChoices, attachmentChoices, movableChoices } from '@archway/contracts';
import { Card } from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { ChoiceRow, type RowContext } from '../form/rows.tsx';
import { MarkPanel } from './MarkPanel.tsx';
import { ToothChart } from './ToothChart.tsx';
import { ToothFigure } from './ToothFigure.tsx';
import { type ToothMark, hasMark, toggleMark, toothMarks } from './tooth-marks.ts';
import { noTeeth } from './tooth-selection.ts';
import { useNumberingSwitch } from './use-tooth-names.ts';
import styles from './teeth.module.css';

/** The chart of the teeth, and the questions that it answers. */
export function TeethCard(context: RowContext) {
  const t = useText('cases');
  const { values, change } = context.form;
  const [selection, setSelection] = useState(noTeeth);
  const { numbering, setNumbering, name, names } = useNumberingSwitch();
  const { teeth } = selection;
  const shared = values.fixedTeeth.find(({ tooth }) => teeth.includes(tooth))?.reason ?? 'other';

  const mark = (kind: ToothMark): void => {
    if (teeth.length > 0) change(toggleMark(values, teeth, kind));
  };
  const because = (reason: FixedReason): void =>
    change({
      fixedTeeth: values.fixedTeeth.map((each) =>
        teeth.includes(each.tooth) && hasMark(values, each.tooth, 'fixed') ? { ...each, reason } : each,
      ),
    });
  return (
    <Card
      title={t('rx.group.teeth')}
      extra={
        <Segmented
          size="small"
          aria-label={t('rx.numbering')}
          value={numbering}
          options={[
            { value: 'fdi', label: 'FDI' },
            { value: 'palmer', label: 'Palmer' },
          ]}
          onChange={setNumbering}
        />
      }
    >
      <ul className={styles.legend}>
        {toothMarks.map((kind) => (
          <li key={kind}>
            <ToothFigure tooth={15} marks={[kind]} />
            {t(`rx.mark.${kind}`)}
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <ToothChart values={values} selection={selection} name={name} onSelect={setSelection} onMark={mark} />
        <MarkPanel values={values} teeth={teeth} names={names} reason={shared} onReason={because} onMark={mark} />
      </div>
      <ChoiceRow field="movable" values={movableChoices} {...context} />
      <ChoiceRow field="attachments" values={attachmentChoices} {...context} />
      <ChoiceRow field="extraction" values={acceptChoices} {...context} />
      <ChoiceRow field="thirdMolars" values={acceptChoices} {...context} />
    </Card>
  );
}
