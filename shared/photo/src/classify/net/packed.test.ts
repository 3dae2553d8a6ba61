import { unpackedNet } from './packed.ts';

/** A layer as train.py writes it. */
function layer(
  inputs: number,
  outputs: number,
  steps: readonly number[],
  bias: readonly number[],
  weights: readonly number[],
) {
  const bytes = new Uint8Array(8 + 8 * outputs + inputs * outputs);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, inputs, true);
  view.setUint32(4, outputs, true);
  for (const [k, value] of [...steps, ...bias].entries()) view.setFloat32(8 + 4 * k, value, true);
  for (const [i, value] of weights.entries()) view.setInt8(8 + 8 * outputs + i, value);
  return bytes;
}

test('a network is read as it was written, the last three layers by their names', () => {
  const text = btoa(
    [
      layer(2, 1, [0.5], [1], [-127, 3]),
      layer(1, 2, [0.25, 2], [-1, 0.5], [4, -5]),
      layer(1, 1, [1], [0], [7]),
      layer(3, 1, [0.125], [9], [8, 0, -8]),
    ]
      .flatMap((bytes) => [...bytes])
      .map((byte) => String.fromCharCode(byte))
      .join(''),
  );
  const net = unpackedNet(text);
  expect(net.windows).toEqual([
    { inputs: 2, outputs: 1, values: Float32Array.of(-63.5, 1.5), bias: Float32Array.of(1) },
  ]);
  expect(net.place.values).toEqual(Float32Array.of(1, -10));
  expect(net.place.bias).toEqual(Float32Array.of(-1, 0.5));
  expect(net.gather.values).toEqual(Float32Array.of(7));
  expect(net.position).toEqual({
    ...{ inputs: 3, outputs: 1 },
    ...{ values: Float32Array.of(1, 0, -1), bias: Float32Array.of(9) },
  });
});
