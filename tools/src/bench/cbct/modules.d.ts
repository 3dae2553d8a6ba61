/** The address that the bundler gives the codec's WebAssembly. */
declare module '@cornerstonejs/codec-charls/wasm' {
  const url: string;
  export default url;
}

/** dcmjs ships no types; this is what the benchmark uses of it. */
declare module 'dcmjs' {
  const dcmjs: { data: { DicomMessage: { readFile(buffer: ArrayBuffer): unknown } } };
  export default dcmjs;
}
