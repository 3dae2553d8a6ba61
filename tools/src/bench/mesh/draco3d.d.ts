/** draco3d ships no types; this is what the benchmark uses of it. */
declare module 'draco3d' {
  interface Destroyable {
    readonly ptr: number;
  }
  interface Geometry extends Destroyable {
    num_faces(): number;
  }
  interface Module {
    readonly POSITION: number;
    readonly MESH_EDGEBREAKER_ENCODING: number;
    readonly Mesh: new () => Geometry;
    destroy(object: Destroyable): void;
  }
  interface EncoderModule extends Module {
    readonly DracoInt8Array: new () => Destroyable & { GetValue(index: number): number };
    readonly MeshBuilder: new () => Destroyable & {
      AddFacesToMesh(mesh: Geometry, faces: number, indices: Uint32Array): void;
      AddFloatAttribute(mesh: Geometry, type: number, count: number, size: number, values: Float32Array): number;
    };
    readonly Encoder: new () => Destroyable & {
      SetEncodingMethod(method: number): void;
      SetSpeedOptions(encode: number, decode: number): void;
      SetAttributeQuantization(type: number, bits: number): void;
      EncodeMeshToDracoBuffer(mesh: Geometry, out: Destroyable): number;
    };
  }
  interface DecoderModule extends Module {
    readonly Decoder: new () => Destroyable & { DecodeBufferToMesh(buffer: Destroyable, mesh: Geometry): unknown };
    readonly DecoderBuffer: new () => Destroyable & { Init(bytes: Int8Array, length: number): void };
  }
  const draco3d: {
    createEncoderModule(settings: object): Promise<EncoderModule>;
    createDecoderModule(settings: object): Promise<DecoderModule>;
  };
  export default draco3d;
}
