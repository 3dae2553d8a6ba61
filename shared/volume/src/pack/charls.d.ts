declare module '@cornerstonejs/codec-charls/wasmjs' {
  export interface FrameInfo {
    width: number;
    height: number;
    bitsPerSample: number;
    componentCount: number;
    isSigned?: boolean;
  }
  export interface CharlsModule {
    JpegLSEncoder: new () => {
      getDecodedBuffer(frame: FrameInfo): Uint8Array;
      setNearLossless(value: number): void;
      encode(): void;
      getEncodedBuffer(): Uint8Array;
      delete(): void;
    };
    JpegLSDecoder: new () => {
      getEncodedBuffer(length: number): Uint8Array;
      decode(): void;
      getDecodedBuffer(): Uint8Array;
      getFrameInfo(): FrameInfo;
      delete(): void;
    };
  }
  export default function charls(options?: object): Promise<CharlsModule>;
}

/** The address that the bundler gives the codec's WebAssembly. */
declare module '@cornerstonejs/codec-charls/wasm' {
  const url: string;
  export default url;
}
