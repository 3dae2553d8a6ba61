/** What a target should be like; what is not said is left as it is. Amounts in mm. */
export interface TargetOptions {
  /** How much wider the arch becomes between the molars; 0 keeps its form. */
  readonly expansion?: number;
  /** Enamel that is taken at contacts of neighbours. */
  readonly ipr?: readonly ContactAmount[];
  /** Gaps that stay or are opened at contacts of neighbours. */
  readonly spaces?: readonly ContactAmount[];
  /** Teeth that are taken out; their neighbours move together, unless a space is told between them. */
  readonly extractions?: readonly number[];
  /** Teeth that stay where they are. */
  readonly fixed?: readonly number[];
}

export interface ContactAmount {
  readonly between: readonly [number, number];
  readonly mm: number;
}

/** The amount at a contact, whichever way round it is named. */
export function amountAt(list: readonly ContactAmount[] = [], one: number, other: number): number {
  const found = list.find(({ between }) => between.includes(one) && between.includes(other));
  return found?.mm ?? 0;
}
