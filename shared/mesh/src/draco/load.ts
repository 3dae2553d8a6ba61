import { MeshError } from '../mesh-error.ts';
import type { DracoBase, DracoDecoderModule, DracoEncoderModule } from './draco-module.ts';

let encoder: Promise<DracoEncoderModule> | undefined;
let decoder: Promise<DracoDecoderModule> | undefined;

export function dracoEncoder(): Promise<DracoEncoderModule> {
  encoder ??= load<DracoEncoderModule>(async () => {
    const [{ default: factory }, url] = await Promise.all([
      import('draco3d/draco_encoder_nodejs.js'),
      bundledUrl(() => import('draco3d/draco_encoder.wasm')),
    ]);
    return { factory, url };
  });
  // A failure (a cut network) must not be remembered.
  encoder.catch(() => (encoder = undefined));
  return encoder;
}

export function dracoDecoder(): Promise<DracoDecoderModule> {
  decoder ??= load<DracoDecoderModule>(async () => {
    const [{ default: factory }, url] = await Promise.all([
      import('draco3d/draco_decoder_nodejs.js'),
      bundledUrl(() => import('draco3d/draco_decoder.wasm')),
    ]);
    return { factory, url };
  });
  decoder.catch(() => (decoder = undefined));
  return decoder;
}

/** WebAssembly memory never shrinks, so a module that has grown past this is given up after use (and made anew later). */
const KEEP_BELOW = 256 * 1024 * 1024;

/** To call after each use; `broken` after an abort inside the module, whose state is then undefined. */
export function releaseDraco(module: DracoBase, broken: boolean): void {
  if (!broken && module.HEAPU8.length < KEEP_BELOW) return;
  void encoder?.then((loaded) => loaded === module && (encoder = undefined)).catch(() => {});
  void decoder?.then((loaded) => loaded === module && (decoder = undefined)).catch(() => {});
}

type Source = { factory: (settings: object) => Promise<unknown>; url: string | undefined };

async function load<T>(source: () => Promise<Source>): Promise<T> {
  try {
    const { factory, url } = await source();
    return (await factory(settingsOf(url))) as T;
  } catch (cause) {
    throw new MeshError('dracoUnavailable', { detail: cause instanceof Error ? cause.message : String(cause) });
  }
}

function settingsOf(url: string | undefined): object {
  const quiet = { print: () => {}, printErr: () => {} };
  return url ? { ...quiet, locateFile: () => url } : quiet;
}

/** In Node draco3d finds its file itself; elsewhere the bundler has made an asset of it. */
async function bundledUrl(asset: () => Promise<{ default: string }>): Promise<string | undefined> {
  const { process } = globalThis as { process?: { versions?: { node?: string } } };
  if (process?.versions?.node) return undefined;
  return (await asset()).default;
}
