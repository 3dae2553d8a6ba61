/** Every way a photo can be refused. The texts are English for logs; screens translate by `code` and `values`. */
const messages = {
  empty: 'The file is empty.',
  notAnImage: 'The file is not an image: {name}',
  unsupportedFormat: 'Images of this kind are not supported: {format}',
  damaged: 'The image is damaged: {detail}.',
  tooLarge: 'The image is too large: {width} x {height} pixels, at most {limit} million.',
  tooManyScans: 'The JPEG draws its image {scans} times over, at its size at most {limit} times.',
  decoderUnavailable: 'The decoder for {format} could not be loaded: {detail}',
  cancelled: 'Cancelled.',
  workerFailed: 'The photo worker failed: {detail}',
} as const;

export type PhotoErrorCode = keyof typeof messages;

export type PhotoErrorValues = Record<string, string | number>;

export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly code: PhotoErrorCode;
  readonly values: PhotoErrorValues;

  constructor(code: PhotoErrorCode, values: PhotoErrorValues = {}) {
    super(messages[code].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? '')));
    this.code = code;
    this.values = values;
  }
}

export const damaged = (detail: string): PhotoError => new PhotoError('damaged', { detail });
