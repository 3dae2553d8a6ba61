import { statSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { ROOT_VOLUME_BUDGET, type Voxels } from '@archway/dental/design';
import { concurrencyDefault } from '../files/concurrency.ts';
import { fileBlob } from '../files/file-blob.ts';
import { fileErrorOf } from '../files/file-error.ts';
import { kindOf } from '../files/kind.ts';
import { pickSeries } from '../files/pick-series.ts';
import { nodeVolumeClient } from '../files/volume-client.ts';
import { filesOf } from '../files/walk.ts';
import { NotPossible } from '../problem.ts';

/**
 * The voxels of a packed CBCT, of an archive of DICOM files, or of a folder of them.
 * @throws NotPossible, with what is wrong with it
 */
export async function cbctVolume(path: string, signal: AbortSignal): Promise<Voxels> {
  const client = nodeVolumeClient(concurrencyDefault);
  try {
    if (statSync(path).isFile() && (await kindOf(path, basename(path))) === 'packed') {
      const { volume } = await client.unpack(fileBlob(path), { budgetBytes: ROOT_VOLUME_BUDGET, signal });
      return volume;
    }
    const inputs = [];
    for await (const { path: name, at, error } of filesOf([path]))
      if (!error) inputs.push({ name: relative(path, name) || basename(name), blob: fileBlob(at) });
    const { series } = await client.open(inputs, { signal });
    return (await client.assemble(pickSeries(series, undefined).key, { signal })).volume;
  } catch (error) {
    const { name, message } = fileErrorOf(error);
    if (signal.aborted || name === 'internal') throw error;
    throw new NotPossible(`${path}: ${message} (${name})`);
  } finally {
    client.dispose();
  }
}
