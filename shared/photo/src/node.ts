export { nodeCodecs } from './codecs/codecs.node.ts';
/** @public The README promises it. */
export { encodePng } from './codecs/codecs.node.ts';
/** @public The README promises it. */
export { decodeJpeg, encodeJpeg } from './jpeg.node.ts';
