/** The part of draco3d's interface that is used here. Objects live in WebAssembly memory until `destroy`. */
export interface DracoBase {
  HEAPU8: Uint8Array;
  HEAPF32: Float32Array;
  HEAPU32: Uint32Array;
  POSITION: number;
  NORMAL: number;
  COLOR: number;
  GENERIC: number;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  destroy(object: object): void;
}

export interface DracoEncoderModule extends DracoBase {
  MESH_EDGEBREAKER_ENCODING: number;
  Mesh: new () => object;
  DracoInt8Array: new () => { ptr: number; GetValue(index: number): number };
  MeshBuilder: new () => {
    AddFacesToMesh(mesh: object, faces: number, indices: number): boolean;
    AddFloatAttribute(mesh: object, type: number, count: number, components: number, values: number): number;
    AddUInt8Attribute(mesh: object, type: number, count: number, components: number, values: number): number;
  };
  ExpertEncoder: new (mesh: object) => {
    SetEncodingMethod(method: number): void;
    SetSpeedOptions(encode: number, decode: number): void;
    SetAttributeQuantization(attribute: number, bits: number): void;
    EncodeToDracoBuffer(weld: boolean, out: object): number;
  };
}

export interface DracoAttribute {
  num_components(): number;
  data_type(): number;
}

export interface DracoMesh {
  num_faces(): number;
  num_points(): number;
}

export interface DracoDecoder {
  GetEncodedGeometryType(buffer: object): number;
  DecodeBufferToMesh(buffer: object, mesh: DracoMesh): { ok(): boolean; error_msg(): string; ptr: number };
  GetAttributeId(mesh: DracoMesh, type: number): number;
  GetAttribute(mesh: DracoMesh, id: number): DracoAttribute;
  GetTrianglesUInt32Array(mesh: DracoMesh, bytes: number, pointer: number): boolean;
  GetAttributeDataArrayForAllPoints(
    mesh: DracoMesh,
    attribute: DracoAttribute,
    type: number,
    bytes: number,
    pointer: number,
  ): boolean;
}

export interface DracoDecoderModule extends DracoBase {
  POINT_CLOUD: number;
  TRIANGULAR_MESH: number;
  DT_UINT8: number;
  DT_FLOAT32: number;
  Decoder: new () => DracoDecoder;
  DecoderBuffer: new () => { Init(bytes: Int8Array, length: number): void };
  Mesh: new () => DracoMesh;
}
