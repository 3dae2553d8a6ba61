import { errorText } from '@archway/platform';
import { extensionOf } from '@archway/storage';

const MEGABYTE = 1_048_576;

interface Taken {
  readonly extensions: readonly string[];
  readonly limitMb: number;
}

/** Why a chosen file is not taken, in words; undefined for one that is. */
export function fileProblem({ name, size }: File, { extensions, limitMb }: Taken): string | undefined {
  if (!extensions.includes(extensionOf(name)))
    return errorText('fileFormat', undefined, { name: extensions.join(', ') });
  return size > limitMb * MEGABYTE ? errorText('fileTooLarge', undefined, { num: limitMb }) : undefined;
}
