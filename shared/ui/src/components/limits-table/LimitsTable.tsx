import Checkbox from 'antd/es/checkbox';
import {
  type LimitsByType,
  type MovementLimits,
  type ToothType,
  type WrongLimit,
  limitedMovements,
  toothTypes,
} from '@archway/contracts';
import { InputNumber } from '../../facade/data.tsx';
import { useUiLang } from '../../words/ui-lang.ts';
import { useUiText } from '../../words/use-ui-text.ts';
import styles from './limits-table.module.css';

export interface LimitsTableProps {
  /** Unique on the page; ids of fields begin with it. */
  id: string;
  label: string;
  /** A field that was emptied is not a number. */
  value: LimitsByType;
  /** Those that may not be chosen. */
  wrong: readonly WrongLimit[];
  /** What is said of one of them. */
  problemOf: (wrong: WrongLimit) => string;
  disabled?: boolean;
  onChange: (value: LimitsByType) => void;
}

type Movement = keyof MovementLimits;

/** Where the field of a limit is found: the first that is wrong takes the focus. */
export const limitFieldId = (id: string, movement: Movement, type?: ToothType): string =>
  [id, type, movement].filter((part) => part !== undefined).join('-');

/** How far teeth go from one aligner to the next: all of them, and types of teeth that have limits of their own. */
export function LimitsTable({ id, label, value, wrong, problemOf, disabled = false, onChange }: LimitsTableProps) {
  const t = useUiText();
  const chinese = useUiLang() === 'zh-CN';
  const nameOf = ({ zh, en }: { readonly zh: string; readonly en: string }): string => (chinese ? zh : en);
  const headOf = ({ name, unit }: (typeof limitedMovements)[number]): string =>
    chinese ? `${nameOf(name)}（${unit}）` : `${nameOf(name)} (${unit})`;
  const { byType = {}, ...general } = value;
  const withType = (type: ToothType, own: MovementLimits | undefined): void =>
    onChange({ ...general, byType: { ...byType, [type]: own } });
  const fields = (of: MovementLimits, name: string, change: (next: MovementLimits) => void, type?: ToothType) =>
    limitedMovements.map((movement) => (
      <td key={movement.value}>
        <InputNumber
          id={limitFieldId(id, movement.value, type)}
          aria-label={chinese ? `${name}，${headOf(movement)}` : `${name}, ${headOf(movement)}`}
          value={Number.isNaN(of[movement.value]) ? null : of[movement.value]}
          step={movement.step}
          disabled={disabled}
          status={
            wrong.some((each) => each.type?.value === type && each.movement.value === movement.value) ? 'error' : ''
          }
          onChange={(next) => change({ ...of, [movement.value]: typeof next === 'number' ? next : NaN })}
        />
      </td>
    ));
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {limitedMovements.map((movement) => (
              <th key={movement.value} scope="col">
                {headOf(movement)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('limits.all')}</th>
            {fields(general, t('limits.all'), (next) => onChange({ ...value, ...next }))}
          </tr>
          {toothTypes.map((type) => {
            const own = byType[type.value];
            return (
              <tr key={type.value}>
                <th scope="row">
                  <Checkbox
                    checked={own !== undefined}
                    disabled={disabled}
                    onChange={({ target }) => withType(type.value, target.checked ? general : undefined)}
                  >
                    {nameOf(type)}
                  </Checkbox>
                </th>
                {own
                  ? fields(own, nameOf(type), (next) => withType(type.value, next), type.value)
                  : limitedMovements.map(({ value: movement }) => (
                      <td key={movement} className={styles.general}>
                        {Number.isNaN(general[movement]) ? '—' : general[movement]}
                      </td>
                    ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {wrong.length === 0 ? null : (
        <ul className={styles.problems} role="alert">
          {wrong.map((each) => (
            <li key={limitFieldId(id, each.movement.value, each.type?.value)}>{problemOf(each)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
