import { type CreditUnit, type LedgerRow, type ValueRow, rowOf } from '@archway/contracts';
import { type TextFunction, bilingual, formatNumber } from '@archway/platform';

/** A count in its unit: 640, 1 case, 14 audits. */
export const unitText = (t: TextFunction, unit: CreditUnit, num: number): string =>
  t(`ledger.unit.${unit}`, { count: Math.abs(num), num: formatNumber(num) });

/** The same with its sign: what came in has a plus. */
export const amountText = (t: TextFunction, { unit, amount }: Pick<LedgerRow, 'unit' | 'amount'>): string =>
  (amount > 0 ? '+' : '') + unitText(t, unit, amount);

/** What a movement was for, without the patient. */
export const purposeOf = (t: TextFunction, { ptNo, planName, contract, note }: LedgerRow): string =>
  [ptNo, planName && t('ledger.plan', { plan: planName }), contract && t('ledger.contract', { contract }), note]
    .filter(Boolean)
    .join(' · ') || '—';

/** Who did it. */
export const operatorOf = (t: TextFunction, { operatorName, byPlatform }: LedgerRow): string =>
  operatorName ?? (byPlatform ? t('ledger.platform') : '—');

interface NamedValue extends ValueRow {
  readonly zh: string;
  readonly en: string;
}

/** The name of a value in the reader's language; undefined for none, or one that this build does not know. */
export function nameIn(rows: readonly NamedValue[], value: string | undefined): string | undefined {
  const row = value === undefined ? undefined : rowOf(rows, value);
  return row && bilingual(row);
}
