import { convertMesh, defaultLimits } from '@archway/mesh';
import type { Jobs } from './jobs.ts';
import { wholeFile, writeWhole } from './whole-file.ts';

export async function convert({ path, out, to, repair }: Jobs['convert']['input']): Promise<Jobs['convert']['output']> {
  const { bytes, ...facts } = await convertMesh(await wholeFile(path, defaultLimits.maxBytes), path, to, { repair });
  await writeWhole(out, bytes);
  return { ...facts, size: bytes.length };
}
