import { intakeMesh } from '@archway/mesh';
import { reportPeak } from '../peak.ts';
import { meshInputs } from './inputs.ts';
import { threePipeline } from './three-pipeline.ts';

/** One intake in a process that does nothing else, for its peak of memory. */
const { stl } = meshInputs(500_000);
const three = await threePipeline({});
await reportPeak(async () => {
  if (process.argv[2] === 'three') await three(stl.buffer);
  else await intakeMesh(stl, 'jaw.stl', { timestamp: 1 });
});
