import { type CodeKind, type LabelField, codeKinds, labelLimits, labelTextRules } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Trash2 } from '@archway/ui';
import { Checkbox, FormField, Input, Segmented } from '@archway/ui/data';
import { MillimetreField } from './MillimetreField.tsx';
import styles from './design.module.css';

interface Props {
  field: LabelField;
  onChange: (change: Partial<LabelField>) => void;
  onRemove: () => void;
}

/** Where the chosen field stands, how large it is, and how it is written. */
export function FieldSettings({ field, onChange, onRemove }: Props) {
  const t = useText('production');
  const isCode = field.kind === 'code';
  const least = isCode ? labelLimits.code.min : 1;
  const ends = { x: 0, y: 0, width: least, height: least } as const;
  return (
    <div className={styles.stack}>
      {field.kind === 'text' ? (
        <FormField id="field-text" label={t('label.of.text')}>
          {(control) => (
            <Input
              {...control}
              value={field.text ?? ''}
              maxLength={labelTextRules.text.max}
              autoComplete="off"
              onChange={({ target }) => onChange({ text: target.value })}
            />
          )}
        </FormField>
      ) : null}
      {isCode ? (
        <FormField id="field-code" label={t('label.of.code')}>
          {({ id }) => (
            <Segmented<CodeKind>
              id={id}
              aria-label={t('label.of.code')}
              value={field.code}
              options={codeKinds.map((value) => ({ value, label: t(`codeKind.${value}`) }))}
              onChange={(code) => onChange({ code })}
            />
          )}
        </FormField>
      ) : null}
      <div className={styles.pair}>
        {(['x', 'y', 'width', 'height'] as const).map((key) => (
          <MillimetreField
            key={key}
            id={`field-${key}`}
            name={t(`label.of.${key}`)}
            value={field[key]}
            min={ends[key]}
            max={key === 'x' || key === 'width' ? labelLimits.width.max : labelLimits.height.max}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
        {isCode ? null : (
          <MillimetreField
            id="field-size"
            name={t('label.of.size')}
            value={field.size}
            {...labelLimits.size}
            onChange={(size) => onChange({ size })}
          />
        )}
      </div>
      {isCode ? null : (
        <>
          <FormField id="field-align" label={t('label.of.align')}>
            {({ id }) => (
              <Segmented<LabelField['align']>
                id={id}
                aria-label={t('label.of.align')}
                value={field.align}
                options={(['left', 'center', 'right'] as const).map((value) => ({
                  value,
                  label: t(`label.align.${value}`),
                }))}
                onChange={(align) => onChange({ align })}
              />
            )}
          </FormField>
          <p className={styles.check}>
            <Checkbox checked={field.bold} onChange={({ target }) => onChange({ bold: target.checked })}>
              {t('label.of.bold')}
            </Checkbox>
          </p>
        </>
      )}
      <div>
        <Button danger icon={<Trash2 aria-hidden />} onClick={onRemove}>
          {t('label.removeField')}
        </Button>
      </div>
    </div>
  );
}
