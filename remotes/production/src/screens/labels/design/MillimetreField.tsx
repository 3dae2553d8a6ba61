import { useText } from '@archway/platform';
import { FormField, InputNumber } from '@archway/ui/data';
import styles from './design.module.css';

interface Props {
  id: string;
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A length in millimetres, to a tenth. */
export function MillimetreField({ id, name, value, min, max, onChange }: Props) {
  const t = useText('production');
  return (
    <FormField id={id} label={t('label.inMm', { name })}>
      {(control) => (
        <InputNumber
          id={control.id}
          className={styles.number ?? ''}
          {...{ min, max, value }}
          step={0.5}
          precision={1}
          onChange={(next) => (typeof next === 'number' ? onChange(next) : undefined)}
        />
      )}
    </FormField>
  );
}
