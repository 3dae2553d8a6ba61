export { browserCodecs } from './codecs/codecs.browser.ts';
export type { BrowserCodecOptions } from './codecs/codecs.browser.ts';
