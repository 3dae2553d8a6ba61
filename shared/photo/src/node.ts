export { encodePng, nodeCodecs } from './codecs/codecs.node.ts';
export { decodeJpeg, encodeJpeg } from './jpeg.node.ts';
