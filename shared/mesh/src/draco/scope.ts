import { MeshError } from '../mesh-error.ts';
import type { DracoBase } from './draco-module.ts';
import { releaseDraco } from './load.ts';

/** Owns what one call puts into WebAssembly memory. */
export interface DracoScope {
  own<T extends object>(object: T): T;
  /** A block of memory with these bytes, or an empty one of that size. */
  memory(content: Uint8Array | number): number;
}

/** Runs `use` and frees everything it made, whatever happens. An abort inside the module becomes a MeshError. */
export function withDraco<M extends DracoBase, R>(
  module: M,
  code: 'dracoDecode' | 'dracoEncode',
  use: (scope: DracoScope) => R,
): R {
  const objects: object[] = [];
  const blocks: number[] = [];
  let broken = false;
  try {
    return use({
      own(object) {
        objects.push(object);
        return object;
      },
      memory(content) {
        const size = typeof content === 'number' ? content : content.length;
        const pointer = module._malloc(Math.max(1, size));
        if (pointer === 0) throw new MeshError(code, { detail: `out of memory (${size} bytes)` });
        blocks.push(pointer);
        if (typeof content !== 'number') module.HEAPU8.set(content, pointer);
        return pointer;
      },
    });
  } catch (cause) {
    if (cause instanceof MeshError) throw cause;
    broken = true;
    throw new MeshError(code, { detail: cause instanceof Error ? cause.message : String(cause) });
  } finally {
    if (!broken) {
      for (const block of blocks) module._free(block);
      for (const object of objects.reverse()) module.destroy(object);
    }
    releaseDraco(module, broken);
  }
}

export const bytesOf = (array: Float32Array | Uint32Array | Uint8Array) =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
