import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileBlob } from '../../cli/files/file-blob.ts';
import { nodeVolumeClient } from '../../cli/files/volume-client.ts';
import { reportPeak } from '../peak.ts';

/** A series packed in a process that does nothing else, for its peak of memory. */
const folder = process.argv[2]!;
const client = nodeVolumeClient(2);
await reportPeak(async () => {
  const inputs = readdirSync(folder).map((name) => ({ name, blob: fileBlob(join(folder, name)) }));
  const { series } = await client.open(inputs);
  await client.pack(series[0]!.key, { timestamp: 1 });
});
client.dispose();
