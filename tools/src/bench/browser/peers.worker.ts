import charls from '@cornerstonejs/codec-charls/wasm';
import { peerTimes } from '../cbct/peer-times.ts';
import { answer } from './answer.ts';

export interface PeersInput {
  readonly files: readonly File[];
  readonly plane: readonly [number, number];
  readonly zip: Uint8Array;
}

answer((message) => {
  const { files, plane, zip } = message as PeersInput;
  const inputs = files.map((blob) => ({ name: blob.name, blob }));
  return peerTimes(inputs, plane, zip, { locateFile: () => charls });
});
