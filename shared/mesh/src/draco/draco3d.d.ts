// Only the factories: the objects they make are described, as far as they are used, in draco-module.ts.
declare module 'draco3d/draco_encoder_nodejs.js' {
  const factory: (settings: object) => Promise<unknown>;
  export default factory;
}

declare module 'draco3d/draco_decoder_nodejs.js' {
  const factory: (settings: object) => Promise<unknown>;
  export default factory;
}
