import { dataTypes } from '@archway/contracts';

/** The small picture of a file of a case lies beside it. @param run of whatever draws it */
export const pictureName = (objectName: string, run: number | string): string =>
  `${objectName.replace(/\.[^./]+$/, '')}_${run}_thumb.jpg`;

const drawn: readonly number[] = [dataTypes.model, dataTypes.cbct];

/** Whether an object is a picture that the server drew of a file: models and CTs themselves are of no such format. */
export const isDrawnPicture = (dataType: number, objectName: string | null): boolean =>
  drawn.includes(dataType) && objectName?.endsWith('_thumb.jpg') === true;
