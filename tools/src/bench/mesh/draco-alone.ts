import type { Mesh } from '@archway/mesh';
import draco3d from 'draco3d';

/** Where the WebAssembly lies; nothing is needed in Node. */
export interface DracoSettings {
  readonly locateFile?: () => string;
}

/** Draco's own work on a mesh that is clean already, with the settings of the product: the floor for an intake. */
export async function dracoAlone(
  encoderSettings: DracoSettings,
  decoderSettings: DracoSettings,
): Promise<{
  encode: (mesh: Mesh) => Int8Array;
  decode: (bytes: Int8Array) => number;
}> {
  const encoderModule = await draco3d.createEncoderModule(encoderSettings);
  const decoderModule = await draco3d.createDecoderModule(decoderSettings);
  return {
    encode(mesh) {
      const builder = new encoderModule.MeshBuilder();
      const target = new encoderModule.Mesh();
      const encoder = new encoderModule.Encoder();
      const out = new encoderModule.DracoInt8Array();
      builder.AddFacesToMesh(target, mesh.indices.length / 3, mesh.indices);
      builder.AddFloatAttribute(target, encoderModule.POSITION, mesh.positions.length / 3, 3, mesh.positions);
      encoder.SetEncodingMethod(encoderModule.MESH_EDGEBREAKER_ENCODING);
      encoder.SetSpeedOptions(3, 3);
      encoder.SetAttributeQuantization(encoderModule.POSITION, 24);
      const length = encoder.EncodeMeshToDracoBuffer(target, out);
      const bytes = new Int8Array(length);
      for (let i = 0; i < length; i++) bytes[i] = out.GetValue(i);
      for (const object of [out, encoder, target, builder]) encoderModule.destroy(object);
      return bytes;
    },
    decode(bytes) {
      const decoder = new decoderModule.Decoder();
      const buffer = new decoderModule.DecoderBuffer();
      const mesh = new decoderModule.Mesh();
      buffer.Init(bytes, bytes.length);
      decoder.DecodeBufferToMesh(buffer, mesh);
      const faces = mesh.num_faces();
      for (const object of [mesh, buffer, decoder]) decoderModule.destroy(object);
      return faces;
    },
  };
}
