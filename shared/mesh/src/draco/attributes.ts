import { MeshError } from '../mesh-error.ts';
import type { Mesh } from '../mesh.ts';
import type { DracoAttribute, DracoDecoder, DracoDecoderModule, DracoMesh } from './draco-module.ts';
import type { DracoScope } from './scope.ts';

/** Copies indices and attributes out of WebAssembly memory. */
export function readAttributes(
  module: DracoDecoderModule,
  decoder: DracoDecoder,
  source: DracoMesh,
  scope: DracoScope,
): Mesh {
  const points = source.num_points();
  const attribute = (type: number) => {
    const id = decoder.GetAttributeId(source, type);
    return id < 0 ? undefined : decoder.GetAttribute(source, id);
  };
  const floats = (found: DracoAttribute) => {
    const bytes = points * found.num_components() * 4;
    const pointer = scope.memory(bytes);
    if (!decoder.GetAttributeDataArrayForAllPoints(source, found, module.DT_FLOAT32, bytes, pointer)) return undefined;
    return new Float32Array(module.HEAPU8.buffer, pointer, bytes / 4).slice();
  };

  const position = attribute(module.POSITION);
  const positions = position?.num_components() === 3 ? floats(position) : undefined;
  if (!positions) throw new MeshError('noPositions');

  const indexBytes = source.num_faces() * 12;
  const pointer = scope.memory(indexBytes);
  decoder.GetTrianglesUInt32Array(source, indexBytes, pointer);
  const mesh: Mesh = {
    positions,
    indices: new Uint32Array(module.HEAPU8.buffer, pointer, indexBytes / 4).slice(),
  };
  const normal = attribute(module.NORMAL);
  const normals = normal?.num_components() === 3 ? floats(normal) : undefined;
  if (normals) mesh.normals = normals;
  const color = attribute(module.COLOR);
  const rgb = color && readColors(module, decoder, source, color, scope, floats);
  if (rgb) mesh.colors = rgb;
  const generic = attribute(module.GENERIC);
  const values = generic?.num_components() === 3 ? floats(generic) : undefined;
  if (values) mesh.generic = values;
  return mesh;
}

function readColors(
  module: DracoDecoderModule,
  decoder: DracoDecoder,
  source: DracoMesh,
  color: DracoAttribute,
  scope: DracoScope,
  floats: (attribute: DracoAttribute) => Float32Array | undefined,
): Uint8Array | undefined {
  const components = color.num_components();
  if (components < 3) return undefined;
  const points = source.num_points();
  if (color.data_type() !== module.DT_UINT8) {
    const values = floats(color);
    return values && firstThree(values, components, points, (value) => value * 255);
  }
  const bytes = points * components;
  const pointer = scope.memory(bytes);
  if (!decoder.GetAttributeDataArrayForAllPoints(source, color, module.DT_UINT8, bytes, pointer)) return undefined;
  return firstThree(module.HEAPU8.subarray(pointer, pointer + bytes), components, points, (value) => value);
}

/** Colours may have an alpha component, which is dropped. */
function firstThree(
  values: Float32Array | Uint8Array,
  components: number,
  points: number,
  toByte: (value: number) => number,
): Uint8Array {
  const rgb = new Uint8ClampedArray(points * 3);
  for (let v = 0; v < points; v++) {
    for (let k = 0; k < 3; k++) rgb[v * 3 + k] = toByte(values[v * components + k]!);
  }
  return new Uint8Array(rgb.buffer);
}
