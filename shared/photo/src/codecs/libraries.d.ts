declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface LibheifSettings {
    wasmBinary: ArrayBuffer | Uint8Array;
    print?: () => void;
    printErr?: () => void;
  }
  interface LibheifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(target: { data: Uint8ClampedArray; width: number; height: number }, done: (result: unknown) => void): void;
    free(): void;
  }
  export interface Libheif {
    HeifDecoder: new () => {
      /** The context of what was decoded last; the library frees it only for the next file. */
      decoder: unknown;
      decode(bytes: Uint8Array): LibheifImage[];
    };
    heif_context_free(context: unknown): void;
    ready?: Promise<Libheif | undefined>;
  }
  const factory: (settings: LibheifSettings) => Libheif;
  export default factory;
}

declare module 'webp-wasm' {
  const codec: { decode(bytes: Uint8Array): Promise<{ width: number; height: number; data: Uint8ClampedArray }> };
  export default codec;
}

declare module '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasmjs' {
  interface TurboDecoder {
    /** Room for the file, in the module's memory. */
    getEncodedBuffer(length: number): Uint8Array;
    /** @throws a number, or an Error, when the file cannot be decoded whole. */
    decode(): void;
    getFrameInfo(): { width: number; height: number; componentCount: number };
    /** One byte a sample, one or three samples a pixel; in the module's memory. */
    getDecodedBuffer(): Uint8ClampedArray;
    delete(): void;
  }
  export interface TurboJpeg {
    JPEGDecoder: new () => TurboDecoder;
  }
  const factory: (settings: {
    wasmBinary: Uint8Array;
    print?: () => void;
    printErr?: () => void;
  }) => Promise<TurboJpeg>;
  export default factory;
}
