/** Where a version of a case is looked at. @param section of that page */
export const casePath = (
  { caseId, version }: { readonly caseId: string; readonly version: number },
  section?: string,
): string => `/patient-detail/${caseId}/${version}${section ? `?section=${section}` : ''}`;
