/** A version of a case, as the address names it. */
export interface CaseKey {
  readonly ptId: string;
  readonly version: number;
}

/** Reads the case of an address; null when it names none. */
export function readCaseKey(ptId: string | null | undefined, version: string | null | undefined): CaseKey | null {
  if (!ptId || !/^[1-9]\d{0,17}$/.test(ptId)) return null;
  return { ptId, version: version && /^[1-9]\d{0,4}$/.test(version) ? Number(version) : 1 };
}
