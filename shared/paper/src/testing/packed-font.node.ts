import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * A file of the font as the package has it, packed for the web.
 * @param room the folder of this package
 */
export function packedFont(name: 'latin' | 'chinese-simplified', room: string): ArrayBuffer {
  const { resolve } = createRequire(join(room, 'package.json'));
  const files = join(dirname(resolve('@fontsource/noto-sans-sc/package.json')), 'files');
  const { buffer, byteOffset, byteLength } = readFileSync(join(files, `noto-sans-sc-${name}-400-normal.woff`));
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
