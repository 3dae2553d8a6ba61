import { Suspense, useState } from 'react';
import type { SelectProps } from 'antd/es/select';
import { lazyComponent } from '../../facade/lazy-component.tsx';
import { RestingSelect } from './RestingSelect.tsx';

interface Choice<V> {
  readonly value: V;
  readonly label: string;
}
interface ChoiceGroup<V> {
  readonly label: string;
  readonly options: readonly Choice<V>[];
}

export interface FilterSelectProps<V extends string | number> {
  /** Undefined: everything. */
  value: V | undefined;
  onChange: (value: V | undefined) => void;
  options: readonly (Choice<V> | ChoiceGroup<V>)[];
  /** Its name. */
  label: string;
  /** What stands there while nothing is chosen. */
  placeholder: string;
  /** Typing narrows the options. */
  search?: boolean;
  /** High enough for fingers. */
  large?: boolean;
  className?: string | undefined;
}

const Loaded = lazyComponent<SelectProps>(() => import('antd/es/select'));

/**
 * One of several by which a list is narrowed. The field itself is fetched when the pointer or the focus comes near: it
 * costs as much as everything else of a filter, and most readers of a list open none.
 */
export function FilterSelect<V extends string | number>(props: FilterSelectProps<V>) {
  const { value, onChange, options, label, placeholder, search = false, large = false, className = '' } = props;
  const [wanted, setWanted] = useState<'near' | 'open'>();
  const chosen = options
    .flatMap((option) => ('options' in option ? option.options : option))
    .find((option) => option.value === value);
  const resting = (
    <RestingSelect
      text={chosen?.label ?? placeholder}
      chosen={chosen !== undefined}
      {...{ label, large, className }}
      onNear={Loaded.preload}
      onWanted={() => setWanted('open')}
    />
  );
  if (wanted === undefined) return resting;
  return (
    <Suspense fallback={resting}>
      <Loaded
        allowClear
        autoFocus
        defaultOpen
        {...(search && { showSearch: { optionFilterProp: 'label' } })}
        size={large ? 'large' : 'middle'}
        className={className}
        aria-label={label}
        placeholder={placeholder}
        value={value ?? null}
        options={[...options]}
        onChange={(next: V | null | undefined) => onChange(next ?? undefined)}
      />
    </Suspense>
  );
}
