declare module 'libarchive-wasm/dist/libarchive.js' {
  /** Emscripten's module: memory and the functions of libarchive by their C names. */
  export interface LibarchiveModule {
    readonly HEAPU8: Uint8Array;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    cwrap(
      name: string,
      result: 'number' | 'string',
      parameters: readonly ('number' | 'string')[],
    ): (...values: unknown[]) => never;
  }
  export default function libarchive(options?: object): Promise<LibarchiveModule>;
}
