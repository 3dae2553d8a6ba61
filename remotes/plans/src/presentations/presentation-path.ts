import { casePath } from '@archway/contracts';
const PRESENTATION_PATH = '/presentation';

/** Where a presentation is edited. @param show shown in full screen at once */
export const presentationPath = (presentationId: string, show = false): string =>
  `${PRESENTATION_PATH}?id=${presentationId}${show ? '&show=1' : ''}`;

/** Where the presentations of a case are listed. */
export const presentationsOfCase = (key: Parameters<typeof casePath>[0]): string => casePath(key, 'presentations');
