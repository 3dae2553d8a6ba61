import type { GridVolume } from '../frame/grid.ts';
import { sampler } from '../frame/sampler.ts';
import { proposeArch } from '../panorama/propose.ts';
import { crossSections, panorama } from '../panorama/reformat.ts';
import { brightestSlab } from '../panorama/slab.ts';
import { refine } from '../registration/refine.ts';
import { joined } from '../registration/surface.ts';
import type { ComputeAnswer, ComputeRequest } from './tasks.ts';

let volume: GridVolume | null = null;

const reply = (answer: ComputeAnswer, transfer: ArrayBuffer[] = []): void => self.postMessage(answer, { transfer });

self.addEventListener('message', ({ data: request }: MessageEvent<ComputeRequest>) => {
  if (request.kind === 'volume') {
    volume = request.volume;
    return;
  }
  try {
    if (!volume) throw new Error('There is no volume');
    run(request, volume);
  } catch (error) {
    reply({ id: request.id, error: String(error) });
  }
});

function run(request: Exclude<ComputeRequest, { kind: 'volume' }>, within: GridVolume): void {
  const { id } = request;
  if (request.kind === 'panorama') {
    const give = panorama(within, request.take);
    reply({ id, give }, [give.data.buffer]);
  } else if (request.kind === 'sections') {
    const give = crossSections(within, request.take);
    reply(
      { id, give },
      give.map(({ data }) => data.buffer),
    );
  } else if (request.kind === 'propose') {
    const { centreZ, thickness } = request.take;
    reply({ id, give: proposeArch(brightestSlab(within, centreZ, thickness)) });
  } else {
    const { surfaces, start, options } = request.take;
    reply({ id, give: refine(joined(surfaces), sampler(within), start, options) });
  }
}
