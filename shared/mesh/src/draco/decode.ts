import { MeshError } from '../mesh-error.ts';
import type { Mesh, MeshCounts } from '../mesh.ts';
import type { ReadLimits } from '../read/limits.ts';
import { assertWithin, defaultLimits } from '../read/limits.ts';
import { readDracoHeader } from './header.ts';
import { readAttributes } from './attributes.ts';
import type { DracoDecoder, DracoDecoderModule, DracoMesh } from './draco-module.ts';
import { dracoDecoder } from './load.ts';
import type { DracoScope } from './scope.ts';
import { withDraco } from './scope.ts';

/** Real files need a bit or more per face; one that promises more than this is damaged or hostile. */
const MAX_FACES_PER_BYTE = 256;
const FACES_ALWAYS_ALLOWED = 10_000;

/**
 * Decodes a Draco mesh.
 * @throws MeshError with the specification's texts: `dracoDecode`, `pointCloud`, `noPositions`.
 */
export function decodeDraco(bytes: Uint8Array, options: { limits?: ReadLimits } = {}): Promise<Mesh> {
  return decoded(bytes, options.limits ?? defaultLimits, readAttributes);
}

/** Decodes fully, but copies nothing out: for comparing the counts of a file that was just compressed. */
export function countDraco(bytes: Uint8Array): Promise<MeshCounts> {
  return decoded(bytes, defaultLimits, (_module, _decoder, mesh) => ({
    vertices: mesh.num_points(),
    triangles: mesh.num_faces(),
  }));
}

async function decoded<T>(
  bytes: Uint8Array,
  limits: ReadLimits,
  use: (module: DracoDecoderModule, decoder: DracoDecoder, mesh: DracoMesh, scope: DracoScope) => T,
): Promise<T> {
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
    const mesh = scope.own(new module.Mesh());
    const status = decoder.DecodeBufferToMesh(buffer, mesh);
    if (!status.ok() || mesh.num_points() === 0) throw new MeshError('dracoDecode', { detail: status.error_msg() });
    assertWithin(mesh.num_points(), limits.maxVertices, 'vertices');
    assertWithin(mesh.num_faces(), limits.maxTriangles, 'triangles');
    if (mesh.num_faces() === 0) throw new MeshError('empty');
    return use(module, decoder, mesh, scope);
  });
}
