/** What no plan document goes beyond. Lengths in mm, angles in degrees. */
export const documentLimits = {
  /** Farthest that a tooth goes from where it was scanned. */
  move: 40,
  /** Farthest that a point lies from the origin of the jaw. */
  coordinate: 1000,
  /** Aligners of one jaw, without the scan that they begin from. */
  steps: 200,
  /** Enamel taken at one contact. */
  ipr: 1.5,
  /** Gap that is left or opened at one contact. */
  space: 15,
  /** An edge of an attachment. */
  attachment: { min: 0.3, max: 12 },
  attachments: 120,
  elastics: 12,
  /** Farthest that the lower jaw jumps, in one direction. */
  jump: 10,
  text: 200,
} as const;
