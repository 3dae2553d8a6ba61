const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  glb: 'model/gltf-binary',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** By the ending of the file; what is not known is offered as bytes, which no browser runs. */
export const mediaType = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Whether compressing is worth its time: pictures and fonts of today are compressed already. */
export const isCompressible = (file: string): boolean =>
  /\.(css|html|js|json|map|mjs|svg|ttf|txt|wasm|glb|ico)$/i.test(file);
