/** Why something was not measured. */
export type NotAssessed = 'teethMissing' | 'archUnusual' | 'biteUnknown';

/** A figure in mm or per cent, or why there is none: what cannot be measured is never shown as a number. */
export type Measured = { readonly value: number } | { readonly notAssessed: NotAssessed };

export const measured = (value: number | undefined | null, missing: NotAssessed): Measured =>
  value === undefined || value === null || !Number.isFinite(value) ? { notAssessed: missing } : { value };
