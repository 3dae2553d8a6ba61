/** dcmjs ships no types; this is what the benchmark uses of it. */
declare module 'dcmjs' {
  const dcmjs: { data: { DicomMessage: { readFile(buffer: ArrayBuffer): unknown } } };
  export default dcmjs;
}
