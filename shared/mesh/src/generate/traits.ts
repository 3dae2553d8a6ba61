/** What makes one generated jaw unlike another. Lengths are mm. */
export interface JawTraits {
  /** Width of the arch against the average. */
  readonly width: number;
  /** Size of the crowns against the average. */
  readonly toothSize: number;
  /** How far front teeth stand in front of or behind the arch, by turns, and how far they are turned. */
  readonly crowding: number;
  /** Width of the gaps between front teeth; between the middle ones it is `diastema` instead where that is wider. */
  readonly spacing: number;
  readonly diastema: number;
  /** Teeth that are missing, counted from the midline outwards (1 to 7), to the patient's right and left. */
  readonly missing: readonly { readonly side: 'right' | 'left'; readonly tooth: number }[];
  /** How much longer front teeth reach; below 0 they do not meet. */
  readonly overbite: number;
  /** How far the upper front teeth stand before the lower ones; of an upper jaw only. */
  readonly overjet: number;
  /** The whole arch to the patient's left. */
  readonly midline: number;
}

export const plainJaw: JawTraits = {
  width: 1,
  toothSize: 1,
  crowding: 0,
  spacing: 0,
  diastema: 0,
  missing: [],
  overbite: 0.9,
  overjet: 1.2,
  midline: 0,
};
