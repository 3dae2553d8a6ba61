/** A tooth as the programme lays it along the arch. */
export interface RowTooth {
  readonly slot: number;
  /** Its two ends, mm along the arch, and by how much each boundary turns out of the cross-section, radians. */
  readonly from: number;
  readonly to: number;
  readonly tiltFrom: number;
  readonly tiltTo: number;
}

/** A place that somebody pointed at: there is one tooth. */
export interface RowClick {
  readonly along: number;
  /** The slot of the tooth, where it was named. */
  readonly slot?: number;
}
