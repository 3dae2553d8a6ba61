import wasmUrl from '@cornerstonejs/codec-charls/wasm';
import { decodeChunk, chunkHeader, loadJpegLs, unpackVolume, VolumeError } from '@archway/volume';

type Request = { kind: 'quick'; bytes: ArrayBuffer } | { kind: 'unpack'; bytes: ArrayBuffer; budgetBytes: number };

const post = (message: unknown, transfer: ArrayBuffer[] = []): void => self.postMessage(message, { transfer });

self.addEventListener('message', (event: MessageEvent<Request>) => {
  run(event.data).catch((error: unknown) => {
    const known = error instanceof VolumeError ? error : new VolumeError('chunkDamaged', { detail: String(error) });
    post({ error: { code: known.code, values: known.values } });
  });
});

async function run(request: Request): Promise<void> {
  const bytes = new Uint8Array(request.bytes);
  if (request.kind === 'quick') {
    const codec = await loadJpegLs({ wasmUrl });
    const { width, height, slices, componentType } = chunkHeader(bytes);
    const Voxels = componentType === 'int16' ? Int16Array : Int32Array;
    const data = new Voxels(width * height * slices);
    decodeChunk(codec, bytes, data, 0);
    codec.dispose();
    post({ size: [width, height, slices], data }, [data.buffer]);
    return;
  }
  let slice = 0;
  let target: Int16Array | Int32Array | undefined;
  const { volume } = await unpackVolume(bytes, {
    wasmUrl,
    budgetBytes: request.budgetBytes,
    onVolume: ({ data, ...grid }) => {
      target = data;
      slice = grid.size[0] * grid.size[1];
      post({ grid });
    },
    onSlice: (k, total) => {
      const part = target!.slice(k * slice, (k + 1) * slice);
      post({ slice: k, total, part }, [part.buffer as ArrayBuffer]);
    },
  });
  post({ done: true, size: volume.size });
}
