import {
  CREDENTIAL_FILE_LIMIT_MB,
  type CredentialFile,
  type ErrorName,
  type ErrorValues,
  LEAST_CREDENTIAL_PIXELS,
  credentialExtensions,
  isLargeEnough,
} from '@archway/contracts';
import { extensionOf } from '@archway/storage';

/** A file that the server would refuse, told before it travels. */
export class DocumentRefused extends Error {
  readonly refusal: ErrorName;
  readonly values: ErrorValues;

  constructor(refusal: ErrorName, values: ErrorValues = {}) {
    super(refusal);
    this.refusal = refusal;
    this.values = values;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @throws when it is no picture that the browser can show */
async function measurePicture(file: File): Promise<Size> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

const MEGABYTE = 1_048_576;

/** Looks at a file as the server will. @throws DocumentRefused */
export async function checkDocument(
  file: File,
  item: CredentialFile,
  measure: (file: File) => Promise<Size> = measurePicture,
): Promise<void> {
  const extensions = credentialExtensions(item);
  const extension = extensionOf(file.name);
  if (!extensions.includes(extension)) throw new DocumentRefused('fileFormat', { name: extensions.join(', ') });
  if (file.size > CREDENTIAL_FILE_LIMIT_MB * MEGABYTE)
    throw new DocumentRefused('fileTooLarge', { num: CREDENTIAL_FILE_LIMIT_MB });
  if (extension === 'pdf') return;
  const size = await measure(file).catch(() => {
    throw new DocumentRefused('credentialUnreadable');
  });
  if (!isLargeEnough(size.width, size.height)) throw new DocumentRefused('credentialTooSmall', LEAST_CREDENTIAL_PIXELS);
}
