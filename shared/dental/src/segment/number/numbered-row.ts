/** A tooth of the row as the numbering sees it. In order along the arch. */
export interface ToothToNumber {
  /** See `crownShape`. */
  readonly shape: readonly number[];
  /** Its ends along the arch, and its middle beside the midline; mm. */
  readonly from: number;
  readonly to: number;
  readonly beside: number;
  /** Known from whoever pointed at it. */
  readonly slot?: number;
}
