/** Why a volume could not be read or written; `values` fill the translated sentence. */
export type VolumeErrorCode =
  | 'noImageData'
  | 'unsupportedDataType'
  | 'notDicom'
  | 'truncated'
  | 'headTooLarge'
  | 'encapsulated'
  | 'notAnImage'
  | 'mosaic'
  | 'timeSeries'
  | 'mixedSeries'
  | 'gantryTilt'
  | 'notMerged'
  | 'quickLookFailed'
  | 'descriptorMissing'
  | 'descriptorInvalid'
  | 'chunkMissing'
  | 'chunkDamaged'
  | 'checksum'
  | 'archive'
  | 'archiveModule'
  | 'archiveTooLarge'
  | 'encrypted'
  | 'nestedArchive'
  | 'oneArchiveOnly'
  | 'singleImage'
  | 'tooLarge'
  | 'codecModule'
  | 'workerFailed'
  | 'cancelled';

const sentences: Readonly<Record<VolumeErrorCode, string>> = {
  noImageData: 'no image data',
  unsupportedDataType: 'Unsupported dicom data type',
  notDicom: 'The file is not a DICOM file',
  truncated: 'The DICOM file is incomplete',
  headTooLarge: 'The head of the DICOM file is longer than is accepted',
  encapsulated: 'The DICOM file holds compressed pixel data',
  notAnImage: 'The DICOM file holds no image of a volume',
  mosaic: 'The image is a mosaic of several slices',
  timeSeries: 'The images show several times or phases of one place, and no volume',
  mixedSeries: 'The slices do not belong together',
  gantryTilt: 'The slices are sheared by a gantry tilt that is too steep to correct',
  notMerged: 'The slices could not be put together',
  quickLookFailed: 'The quick look could not be made',
  descriptorMissing: 'desc.json is missing',
  descriptorInvalid: 'desc.json is invalid',
  chunkMissing: 'A chunk of the volume is missing',
  chunkDamaged: 'A chunk of the volume is damaged',
  checksum: 'The voxels do not match their checksum',
  archive: 'The archive cannot be read',
  archiveModule: 'The module that opens archives could not be loaded',
  archiveTooLarge: 'The archive unpacks to more than is accepted',
  encrypted: 'The archive is protected by a password',
  nestedArchive: 'An archive inside an archive is not opened',
  oneArchiveOnly: 'An archive is chosen alone, without other files',
  singleImage: 'A single image is no volume',
  tooLarge: 'The volume is larger than the memory budget',
  codecModule: 'The module that compresses images could not be loaded',
  workerFailed: 'The background work stopped',
  cancelled: 'Cancelled',
};

export class VolumeError extends Error {
  readonly code: VolumeErrorCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: VolumeErrorCode, values: Readonly<Record<string, string | number>> = {}) {
    const detail = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
    super(detail.length > 0 ? `${sentences[code]} (${detail.join(', ')})` : sentences[code]);
    this.name = 'VolumeError';
    this.code = code;
    this.values = values;
  }
}
