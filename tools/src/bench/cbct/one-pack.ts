import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileBlob } from '../../cli/files/file-blob.ts';
import { nodeVolumeClient } from '../../cli/files/volume-client.ts';
import { reportPeak } from '../peak.ts';

/** A series packed in a process that does nothing else, for its peak of memory. */
const folder = process.argv[2]!;
const client = nodeVolumeClient(2);
const inputs = readdirSync(folder).map((name) => ({ name, blob: fileBlob(join(folder, name)) }));

async function pack(files: typeof inputs): Promise<void> {
  const { series } = await client.open(files);
  await client.pack(series[0]!.key, { timestamp: 1 });
}

// Threads and their modules cost the same for every volume: they are there before it is measured.
await pack(inputs.slice(0, 8));
await reportPeak(() => pack(inputs));
client.dispose();
