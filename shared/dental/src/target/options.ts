import type { IprRegion, LibraryForm } from '@archway/contracts';

/** What a target should be like; what is not said is left as it is. Amounts in mm. */
export interface TargetOptions {
  /** How much wider the arch becomes between the molars; 0 keeps its width. */
  readonly expansion?: number;
  /** A form of the library instead of the one that the teeth stand on, in the size that moves them the least. */
  readonly library?: LibraryForm;
  /** Where teeth are drawn half-way to, in the plane of the jaw: outside or inside of the other jaw's row. */
  readonly beside?: (x: number, z: number) => readonly [x: number, z: number];
  /** How far each side goes back along the arch. */
  readonly distalization?: Readonly<Record<Side, number>>;
  /** Enamel is taken, besides `ipr`, where incisors would come forward without it. */
  readonly iprAsNeeded?: IprRegion;
  /** Enamel that is taken at contacts of neighbours. */
  readonly ipr?: readonly ContactAmount[];
  /** Gaps that stay or are opened at contacts of neighbours. */
  readonly spaces?: readonly ContactAmount[];
  /** Teeth that are taken out; their neighbours move together, unless a space is told between them. */
  readonly extractions?: readonly number[];
  /** Teeth that stay where they are. */
  readonly fixed?: readonly number[];
}

/** Sides of the patient. */
export type Side = 'right' | 'left';

export interface ContactAmount {
  readonly between: readonly [number, number];
  readonly mm: number;
}

/** The amount at a contact, whichever way round it is named. */
export function amountAt(list: readonly ContactAmount[] = [], one: number, other: number): number {
  const found = list.find(({ between }) => between.includes(one) && between.includes(other));
  return found?.mm ?? 0;
}
