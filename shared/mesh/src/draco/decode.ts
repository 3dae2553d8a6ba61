import { MeshError } from '../mesh-error.ts';
import type { Mesh } from '../mesh.ts';
import type { ReadLimits } from '../read/limits.ts';
import { assertWithin, defaultLimits } from '../read/limits.ts';
import { readDracoHeader } from './header.ts';
import { readAttributes } from './attributes.ts';
import { dracoDecoder } from './load.ts';
import { withDraco } from './scope.ts';

/** Real files need a bit or more per face; one that promises more than this is damaged or hostile. */
const MAX_FACES_PER_BYTE = 256;
const FACES_ALWAYS_ALLOWED = 10_000;

/**
 * Decodes a Draco mesh.
 * @throws MeshError with the specification's texts: `dracoDecode`, `pointCloud`, `noPositions`.
 */
export async function decodeDraco(bytes: Uint8Array, options: { limits?: ReadLimits } = {}): Promise<Mesh> {
  const limits = options.limits ?? defaultLimits;
  const header = readDracoHeader(bytes);
  if (!header) throw new MeshError('dracoDecode', { detail: 'the header is incomplete' });
  if (header.faces !== undefined) {
    assertWithin(header.faces, limits.maxTriangles, 'triangles');
    if (header.faces > FACES_ALWAYS_ALLOWED + bytes.length * MAX_FACES_PER_BYTE) {
      throw new MeshError('dracoDecode', { detail: `${header.faces} faces in ${bytes.length} bytes` });
    }
  }
  const module = await dracoDecoder();

  return withDraco(module, 'dracoDecode', (scope) => {
    const decoder = scope.own(new module.Decoder());
    const buffer = scope.own(new module.DecoderBuffer());
    buffer.Init(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes.byteLength);
    const geometry = decoder.GetEncodedGeometryType(buffer);
    if (geometry === module.POINT_CLOUD) throw new MeshError('pointCloud');
    if (geometry !== module.TRIANGULAR_MESH) throw new MeshError('dracoDecode', { detail: 'unknown geometry type' });
    const source = scope.own(new module.Mesh());
    const status = decoder.DecodeBufferToMesh(buffer, source);
    if (!status.ok() || source.num_points() === 0) throw new MeshError('dracoDecode', { detail: status.error_msg() });
    assertWithin(source.num_points(), limits.maxVertices, 'vertices');
    assertWithin(source.num_faces(), limits.maxTriangles, 'triangles');
    if (source.num_faces() === 0) throw new MeshError('empty');
    return readAttributes(module, decoder, source, scope);
  });
}
