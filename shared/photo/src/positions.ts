/** Places of a case for photos and radiographs; the same names as `photoPositions` of the contracts. */
export const photoPositionNames = [
  'frontOcc',
  'leftOcc',
  'rightOcc',
  'uptooth',
  'lowtooth',
  'frontSmile',
  'frontFace',
  'rightFace',
  'curvilinearFault',
  'lateral',
  'leftFace',
  'lateralLeft',
  'other',
] as const;

export type PhotoPositionName = (typeof photoPositionNames)[number];

export interface Guess {
  readonly position: PhotoPositionName;
  /** 0 to 1; from 0.8 on the photo may be placed without asking. */
  readonly confidence: number;
}
