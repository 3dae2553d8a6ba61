import han from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff';
import latin from '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff';
import { sfntOf } from './sfnt.ts';

async function loaded(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the font was refused: ${answer.status}`);
  return sfntOf(await answer.arrayBuffer());
}

/** Letters that the small font has. */
const LATIN = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212\n]*$/;

/** The font for texts: a hundredth of the size where no text is in Chinese. The file made with it has its letters alone. */
export const fontFor = (texts: readonly string[]): Promise<Uint8Array> =>
  loaded(texts.every((text) => LATIN.test(text)) ? latin : han);
