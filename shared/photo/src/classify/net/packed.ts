import type { Weights } from './layers.ts';
import type { MouthNet } from './mouth-net.ts';

/**
 * A network as text: for each layer the counts of inputs and outputs (unsigned, four bytes), a step and a bias for each
 * output (floats of four bytes) and the weights in steps (signed bytes), all little-endian, in Base64. Layers stand in the
 * order windows, place, gather, position.
 */
export function unpackedNet(text: string): MouthNet {
  const binary = atob(text);
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const layers: Weights[] = [];
  for (let at = 0; at < bytes.length;) {
    const [inputs, outputs] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    const float = (i: number) => view.getFloat32(at + 8 + 4 * i, true);
    const first = at + 8 + 8 * outputs;
    const values = Float32Array.from(
      { length: inputs * outputs },
      (_, i) => view.getInt8(first + i) * float(Math.floor(i / inputs)),
    );
    layers.push({
      inputs,
      outputs,
      values,
      bias: Float32Array.from({ length: outputs }, (_, k) => float(outputs + k)),
    });
    at = first + inputs * outputs;
  }
  const [place, gather, position] = layers.splice(-3) as [Weights, Weights, Weights];
  return { windows: layers, place, gather, position };
}
