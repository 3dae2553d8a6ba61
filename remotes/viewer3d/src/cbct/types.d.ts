declare module '@cornerstonejs/codec-charls/wasm' {
  const url: string;
  export default url;
}
