import {
  acceptChoices,
  biteChoices,
  crossbiteChoices,
  iprChoices,
  midlineChoices,
  questionTitles,
  sagittalChoices,
  sagittalMethods,
  spacingChoices,
} from '@archway/contracts';
import { Card } from '@archway/ui';
import { bilingual, useText } from '@archway/platform';
import { SpacesField } from '../teeth/SpacesField.tsx';
import { ChoiceRow, ManyChoices, QuestionRow, type RowContext } from './rows.tsx';
import styles from './form.module.css';

/** Midline, bite, sagittal relationship, spaces, and the means that may be used. */
export function BiteCard(context: RowContext) {
  const t = useText('cases');
  const { form } = context;
  return (
    <Card title={t('rx.group.bite')} meta={t('rx.group.biteHint')}>
      <ChoiceRow field="midline" values={midlineChoices} {...context} />
      <ChoiceRow field="ipr" values={iprChoices} {...context} />
      <QuestionRow question="bite" hint={t('rx.severalApply')} {...context}>
        {({ id }) => (
          <ManyChoices
            id={id}
            field="bite"
            values={biteChoices}
            alone="maintain"
            label={bilingual(questionTitles.bite)}
            form={form}
          />
        )}
      </QuestionRow>
      <QuestionRow question="sagittal" hint={t('rx.severalApply')} {...context}>
        {({ id }) => <Sagittal id={id} form={form} />}
      </QuestionRow>
      <ChoiceRow field="crossbite" values={crossbiteChoices} {...context} />
      <ChoiceRow field="spacing" values={spacingChoices} {...context} />
      <SpacesField form={form} />
      <ChoiceRow field="tads" values={acceptChoices} {...context} />
      <ChoiceRow field="occlusalCoverage" values={acceptChoices} {...context} />
    </Card>
  );
}

function Sagittal({ id, form }: { id: string; form: RowContext['form'] }) {
  const t = useText('cases');
  const sides = [
    ['sagittalRight', t('rx.right')],
    ['sagittalLeft', t('rx.leftSide')],
  ] as const;
  return (
    <div id={id} className={styles.sides}>
      {sides.map(([field, label]) => (
        <div key={field} className={styles.side}>
          <span>{label}</span>
          <ManyChoices field={field} values={sagittalChoices} alone="maintain" label={label} form={form} />
        </div>
      ))}
      <div className={styles.side}>
        <span>{t('rx.method')}</span>
        <ManyChoices field="sagittalMethods" values={sagittalMethods} label={t('rx.method')} form={form} />
      </div>
    </div>
  );
}
