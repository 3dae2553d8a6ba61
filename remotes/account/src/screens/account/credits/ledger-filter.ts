import { type Received, type creditsEndpoints, creditUnits, ledgerKinds } from '@archway/contracts';
import { type FilterOfKind, choiceField, dayField, defineListFilter, textField } from '@archway/platform';
import { sectionField } from '../section-field.ts';

/** What the ledger shows, as it stands in the address. */
export const ledgerFilter = defineListFilter({
  key: sectionField,
  kind: choiceField(ledgerKinds.map(({ value }) => value)),
  unit: choiceField(creditUnits.map(({ value }) => value)),
  from: dayField,
  to: dayField,
  keyword: textField,
});
export type LedgerFilter = FilterOfKind<typeof ledgerFilter>;

type Query = Partial<Received<typeof creditsEndpoints.ledgerFile>['query']>;

/** The filter as the calls want it; days are meant by the reader's clock. */
export function toQuery({ kind, unit, from, to, keyword }: LedgerFilter): Query {
  return {
    zone: 0 - new Date().getTimezoneOffset(),
    ...(kind && { kind }),
    ...(unit && { unit }),
    ...(from && { from }),
    ...(to && { to }),
    ...(keyword && { keyword }),
  };
}
