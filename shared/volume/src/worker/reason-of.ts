import type { SetAside } from '../dicom/series.ts';
import { archiveKind } from '../source/archive-kind.ts';
import type { Bytes } from '../source/bytes.ts';
import type { VolumeError } from '../volume-error.ts';

/** Why a file belongs to no series, from what its head was refused for. */
export async function reasonOf({ code }: VolumeError, bytes: Bytes, file: string): Promise<SetAside> {
  const nested = code === 'notDicom' && archiveKind(await bytes.read(0, 16)) !== null;
  return { file, reason: nested ? 'nestedArchive' : code };
}
