import { type CreditBalances, type CreditUnit, type HolderKind, creditUnits } from '@archway/contracts';

/** Whoever has accounts. */
export interface Holder {
  readonly kind: HolderKind;
  readonly id: string;
}

export const unitNames: readonly CreditUnit[] = creditUnits.map(({ value }) => value);

export const noBalances = (): CreditBalances => ({
  credits: 0,
  freeCases: 0,
  freeModels: 0,
  freeReports: 0,
  assistAudits: 0,
});
