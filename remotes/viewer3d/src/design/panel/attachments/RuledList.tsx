import { toothText, useNumbering, useText } from '@archway/platform';
import type { Design } from '../../use-design.ts';
import styles from '../panel.module.css';

/** What the rules have placed last, by what was asked; and which teeth go without, and why. */
export function RuledList({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { ruled } = design.bonding;
  if (!ruled) return null;
  const list = (teeth: readonly number[]): string =>
    teeth.map((fdi) => toothText(fdi, numbering)).join(t('design.comma'));
  const grouped = <T extends string>(items: readonly { readonly fdi: number; readonly by: T }[]): [T, number[]][] => {
    const groups = new Map<T, number[]>();
    for (const { fdi, by } of items) groups.set(by, [...(groups.get(by) ?? []), fdi]);
    return [...groups];
  };
  const placed = grouped(ruled.placed.map(({ fdi, rule }) => ({ fdi, by: rule })));
  const without = grouped(ruled.without.map(({ fdi, why }) => ({ fdi, by: why })));
  return (
    <div role="status" data-ruled={ruled.placed.length}>
      <ul className={styles.ruled}>
        {placed.length === 0 && without.length === 0 && <li>{t('design.rules.none')}</li>}
        {placed.map(([rule, teeth]) => (
          <li key={rule}>{t(`design.rules.by.${rule}`, { teeth: list(teeth) })}</li>
        ))}
        {without.map(([why, teeth]) => (
          <li key={why} data-without={why}>
            {t(`design.rules.without.${why}`, { teeth: list(teeth) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
