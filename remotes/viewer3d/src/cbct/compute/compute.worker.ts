import { serve, serveWorker } from '@archway/worker';
import type { GridVolume } from '../frame/grid.ts';
import { sampler } from '../frame/sampler.ts';
import { proposeArch } from '../panorama/propose.ts';
import { crossSections, panorama } from '../panorama/reformat.ts';
import { brightestSlab } from '../panorama/slab.ts';
import { refine } from '../registration/refine.ts';
import { joined } from '../registration/surface.ts';
import type { ComputeJobs } from './tasks.ts';

let volume: GridVolume | null = null;

function held(): GridVolume {
  if (!volume) throw new Error('There is no volume');
  return volume;
}

serveWorker(self, (post) =>
  serve<ComputeJobs>(
    {
      volume(given) {
        volume = given;
        return { output: null };
      },
      panorama(request) {
        const output = panorama(held(), request);
        return { output, transfer: [output.data.buffer] };
      },
      sections(request) {
        const output = crossSections(held(), request);
        return { output, transfer: output.map(({ data }) => data.buffer) };
      },
      propose: ({ centreZ, thickness }) => ({ output: proposeArch(brightestSlab(held(), centreZ, thickness)) }),
      refine: ({ surfaces, start, options }) => ({
        output: refine(joined(surfaces), sampler(held()), start, options),
      }),
    },
    post,
  ),
);
