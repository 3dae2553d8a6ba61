import { ADVISED_CARVING, LONGEST_CARVED_TEXT, baseForms, carvedLetters, textPositions } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Input, Segmented, Select, Switch } from '@archway/ui/data';
import panelStyles from '../../design/panel/panel.module.css';
import { NumberField } from '../../design/panel/NumberField.tsx';
import { formOf, proposed, withBase } from '../state/drawing.ts';
import type { Finishing } from '../state/use-finish.ts';
import type { FinishDeed } from '../tools/finish-tools.ts';
import { LineFields } from './LineFields.tsx';
import { StepField } from './StepField.tsx';
import { limitsOf } from './limits-of.ts';
import styles from './finish.module.css';

interface Props {
  finishing: Finishing;
  run: (deed: FinishDeed) => void;
}

/** What is made of each jaw, in numbers. */
export function FinishPanel({ finishing, run }: Props) {
  const t = useText('viewer3d');
  const { jaw, chooseJaw, drawing, gum, reads, change, kind, noRoom } = finishing;
  return (
    <aside className={`${panelStyles.panel} ${styles.panel}`} aria-label={t('finish.panel')}>
      <div className={styles.part}>
        <Segmented
          block
          value={jaw}
          options={[
            { value: 'upper', label: t('jaw.upper') },
            { value: 'lower', label: t('jaw.lower') },
          ]}
          onChange={chooseJaw}
        />
        <label className={styles.switch}>
          <Switch
            size="small"
            checked={drawing !== null}
            disabled={reads || !gum}
            onChange={(on) => change(on && gum ? proposed(gum.surface, gum.step) : null)}
          />
          {t(`finish.included.${kind}`)}
        </label>
        {gum ? null : <p className={styles.quiet}>{t('finish.loading')}</p>}
        {noRoom ? (
          <p className={styles.warning} role="alert">
            {t('finish.noRoom')}
          </p>
        ) : null}
      </div>
      {drawing && gum ? (
        <div className={styles.scroll}>
          {kind === 'retainer' ? <StepField finishing={finishing} drawing={drawing} /> : null}
          <LineFields finishing={finishing} run={run} />
          {kind === 'postProcess' ? <BasePart finishing={finishing} /> : null}
          {kind === 'postProcess' ? <TextPart finishing={finishing} /> : null}
        </div>
      ) : null}
    </aside>
  );
}

function BasePart({ finishing: { drawing, reads, change } }: Pick<Props, 'finishing'>) {
  const t = useText('viewer3d');
  if (!drawing) return null;
  const { margin, height } = drawing.base;
  return (
    <section className={styles.part}>
      <h2>{t('finish.base')}</h2>
      <label className={panelStyles.field} data-field="baseForm">
        <span>{t('finish.baseForm')}</span>
        <Select
          size="small"
          value={formOf(drawing.base)}
          disabled={reads}
          options={baseForms.map((value) => ({ value, label: t(`finish.baseForms.${value}`) }))}
          onChange={(form) => change(withBase(drawing, { form }))}
        />
      </label>
      <div className={styles.two}>
        <NumberField
          name="baseMargin"
          label={t('finish.baseMargin')}
          value={margin}
          unit="mm"
          {...limitsOf('baseMargin')}
          disabled={reads}
          onChange={(value) => change(withBase(drawing, { margin: value }))}
        />
        <NumberField
          name="baseHeight"
          label={t('finish.baseHeight')}
          value={height}
          unit="mm"
          {...limitsOf('baseHeight')}
          disabled={reads}
          onChange={(value) => change(withBase(drawing, { height: value }))}
        />
      </div>
    </section>
  );
}

function TextPart({ finishing: { drawing, reads, change } }: Pick<Props, 'finishing'>) {
  const t = useText('viewer3d');
  if (!drawing) return null;
  const { text } = drawing;
  return (
    <section className={styles.part}>
      <h2>{t('finish.text.title')}</h2>
      <label className={panelStyles.field} data-field="textPosition">
        <span>{t('finish.text.position')}</span>
        <Select
          size="small"
          value={text.position}
          disabled={reads}
          options={textPositions.map((value) => ({ value, label: t(`finish.text.at.${value}`) }))}
          onChange={(position) => change({ ...drawing, text: { ...text, position } })}
        />
      </label>
      <label className={panelStyles.field} data-field="textContent">
        <span>{t('finish.text.content')}</span>
        <Input
          size="small"
          value={text.content}
          maxLength={LONGEST_CARVED_TEXT}
          disabled={reads}
          onChange={({ target: { value } }) => {
            if (carvedLetters.test(value)) change({ ...drawing, text: { ...text, content: value } });
          }}
        />
      </label>
      <p className={text.content.length > ADVISED_CARVING ? styles.warning : styles.quiet}>
        {t('finish.text.note', { num: ADVISED_CARVING })}
      </p>
    </section>
  );
}
