export { browserCodecs } from './codecs/codecs.browser.ts';
