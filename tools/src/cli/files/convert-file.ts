import { convertReading } from '@archway/mesh';
import type { Jobs } from './jobs.ts';
import { readMeshFile } from './read-mesh-file.ts';
import { writeWhole } from './whole-file.ts';

export async function convert({ path, out, to, ...how }: Jobs['convert']['input']): Promise<Jobs['convert']['output']> {
  const { bytes, ...facts } = await convertReading(await readMeshFile(path, path), to, how);
  await writeWhole(out, bytes);
  return { ...facts, size: bytes.length };
}
