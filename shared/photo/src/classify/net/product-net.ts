import { type MouthNet } from './mouth-net.ts';
import { unpackedNet } from './packed.ts';
import { netWeights } from './net-weights.ts';

let read: MouthNet | null = null;

/** The network of the product, unpacked once. */
export const mouthNet = (): MouthNet => (read ??= unpackedNet(netWeights));
