const PRESENTATION_PATH = '/presentation';

/** Where a presentation is edited. @param show shown in full screen at once */
export const presentationPath = (presentationId: string, show = false): string =>
  `${PRESENTATION_PATH}?id=${presentationId}${show ? '&show=1' : ''}`;

/** Where the presentations of a case are listed. */
export const presentationsOfCase = ({
  caseId,
  version,
}: {
  readonly caseId: string;
  readonly version: number;
}): string => `/patient-detail/${caseId}/${version}?section=presentations`;
