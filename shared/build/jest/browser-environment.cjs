const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have, jsdom lacks and Node brings. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
];

/** A channel that is open in a module must not keep the test run alive. */
class QuietChannel extends globalThis.BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = QuietChannel;
    this.global.AbortSignal = globalThis.AbortSignal;
    this.global.AbortController = globalThis.AbortController;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}

module.exports = BrowserEnvironment;
