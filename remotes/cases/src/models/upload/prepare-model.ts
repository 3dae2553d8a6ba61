import { type IntakeOutput, MeshError, type MeshWorkerStep, createMeshClient } from '@archway/mesh';
import { recordEvent } from '@archway/platform';

export interface PrepareOptions {
  readonly onProgress: (step: MeshWorkerStep, share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads, cleans, compresses and checks a model file in a worker of its own, so that two jaws use two cores and the
 * memory of a large file is given back at the end.
 * @throws MeshError
 */
export async function prepareModel(file: File, { onProgress, signal }: PrepareOptions): Promise<IntakeOutput> {
  const bytes = await readFile(file, signal);
  const client = createMeshClient(new Worker(new URL('./mesh.worker.ts', import.meta.url), { name: 'archway-mesh' }));
  try {
    const options = { timestamp: nextTimestamp(), analyse: true, onProgress, signal };
    const prepared = await client.intake(bytes, file.name, options);
    tellChange(prepared);
    return prepared;
  } finally {
    client.dispose();
  }
}

/** A mesh that compression changed travels with its original; the event log hears of it. */
function tellChange({ report }: IntakeOutput): void {
  const { countsMatch, format, variant, counts, decoded } = report;
  if (!countsMatch) recordEvent({ type: 'count-changed', logData: { format, variant, counts, decoded } });
}

let lastTimestamp = 0;

/** Names the result; two files of one moment must not have one name. */
function nextTimestamp(): number {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return lastTimestamp;
}

async function readFile(file: File, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (signal.aborted) throw new MeshError('cancelled');
    return bytes;
  } catch (failure) {
    if (failure instanceof MeshError) throw failure;
    // The file was moved, deleted, or its medium removed since it was chosen.
    throw new MeshError('corrupt', { detail: failure instanceof Error ? failure.message : String(failure) });
  }
}
