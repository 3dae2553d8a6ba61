import { useText } from '@archway/platform';
import { Select } from '@archway/ui/data';
import styles from './operated.module.css';

interface Props<State extends string> {
  states: readonly State[];
  value: State | undefined;
  onChange: (state: State | undefined) => void;
}

/** Enabled, disabled or expired; all of them without a choice. */
export function StateSelect<State extends string>({ states, value, onChange }: Props<State>) {
  const t = useText('console');
  return (
    <Select<State | null>
      allowClear
      className={styles.select ?? ''}
      aria-label={t('operated.status')}
      placeholder={t('operated.status')}
      value={value ?? null}
      options={states.map((state) => ({ value: state, label: t(`operated.state.${state}`) }))}
      onChange={(state) => onChange(state ?? undefined)}
    />
  );
}
