import { MeshError } from '../mesh-error.ts';
import type { Mesh } from '../mesh.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import type { DracoEncoderModule } from './draco-module.ts';
import { dracoEncoder } from './load.ts';
import { bytesOf, withDraco } from './scope.ts';

export interface EncodeOptions {
  /** Bits per coordinate; default 24, which keeps a jaw within 1.6e-5 mm. */
  positionBits?: number;
  /** 0 (smallest) to 10 (fastest); default 3. */
  speed?: number;
}

const NORMAL_BITS = 10;

/**
 * Compresses a mesh: edgebreaker, with colours, normals and generic values (three components each) where it has them.
 * Face colours cannot be stored in this format: `faceColorsToVertices` comes before.
 */
export async function encodeDraco(mesh: Mesh, options: EncodeOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { positionBits = 24, speed = 3 } = options;
  const module = await dracoEncoder();
  const vertices = vertexCount(mesh);
  const triangles = triangleCount(mesh);
  if (vertices === 0 || triangles === 0) throw new MeshError('empty');

  return withDraco(module, 'dracoEncode', (scope) => {
    const builder = scope.own(new module.MeshBuilder());
    const target = scope.own(new module.Mesh());
    const out = scope.own(new module.DracoInt8Array());
    const quantized: [attribute: number, bits: number][] = [];
    const add = (type: number, values: Float32Array, bits: number) => {
      const attribute = builder.AddFloatAttribute(target, type, vertices, 3, scope.memory(bytesOf(values)));
      quantized.push([attribute, bits]);
    };
    builder.AddFacesToMesh(target, triangles, scope.memory(bytesOf(mesh.indices)));
    add(module.POSITION, mesh.positions, positionBits);
    if (mesh.normals) add(module.NORMAL, mesh.normals, NORMAL_BITS);
    if (mesh.generic) add(module.GENERIC, mesh.generic, positionBits);
    if (mesh.colors) builder.AddUInt8Attribute(target, module.COLOR, vertices, 3, scope.memory(mesh.colors));

    const encoder = scope.own(new module.ExpertEncoder(target));
    for (const [attribute, bits] of quantized) encoder.SetAttributeQuantization(attribute, bits);
    encoder.SetEncodingMethod(module.MESH_EDGEBREAKER_ENCODING);
    encoder.SetSpeedOptions(speed, speed);
    // Without this Draco would weld vertices that the cleaning has split, and split them again its own way.
    const weld = false;
    const length = encoder.EncodeToDracoBuffer(weld, out);
    if (length <= 0) throw new MeshError('dracoEncode', { detail: `${vertices} vertices, ${triangles} triangles` });
    return copied(module, out, length);
  });
}

/**
 * The result lies in a C++ vector, whose first two words are its begin and end. Where they are as expected the bytes are
 * copied at once; asking for each one takes as long as a tenth of the compression.
 */
function copied(
  module: DracoEncoderModule,
  out: { ptr: number; GetValue(index: number): number },
  length: number,
): Uint8Array<ArrayBuffer> {
  const begin = module.HEAPU32[out.ptr >> 2]!;
  const end = module.HEAPU32[(out.ptr >> 2) + 1]!;
  const isThere = end - begin === length && end <= module.HEAPU8.length && module.HEAPU8[begin] === out.GetValue(0);
  if (isThere && module.HEAPU8[end - 1] === out.GetValue(length - 1)) return module.HEAPU8.slice(begin, end);
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = out.GetValue(i);
  return bytes;
}
