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
