import type { PresentationLanguage, Slide } from '@archway/contracts';
import { fontFor } from '@archway/paper/fonts';
import { paperPicture } from '@archway/paper/picture';
import { saveBlob } from '@archway/platform';
import { shownAddress } from '../media/shown-address.ts';
import type { SlideMedia } from '../media/slide-media.ts';
import { boxesOf } from '../slide/boxes.ts';
import { pdfOf } from './pdf-of.ts';

interface Exported {
  readonly title: string;
  readonly language: PresentationLanguage;
  readonly slides: readonly Slide[];
  readonly media: SlideMedia;
  readonly accent: string;
}

/** A name that every file system takes. */
const fileNameOf = (title: string): string =>
  `${title.replace(/[\u0000-\u001f<>:"/\\|?*]/g, '_').replace(/^\.+/, '_')}.pdf`;

/** Makes a PDF of slides and hands it to the browser. @throws where a picture cannot be had: a file is whole or none */
export async function exportPdf({ title, language, slides, media, accent }: Exported): Promise<void> {
  const boxes = slides.flatMap((slide) => boxesOf(slide, media));
  const pictures = new Map<string, Uint8Array>();
  const texts = [title];
  for (const box of boxes) {
    if (box.kind === 'text') texts.push(box.text);
    if (box.kind !== 'picture' && box.kind !== 'still') continue;
    const url = shownAddress(box, media);
    if (url && !pictures.has(url)) pictures.set(url, await paperPicture(url));
  }
  const pdf = await pdfOf({
    ...{ title, slides, language, accent, figuresOf: media.figuresOf },
    font: await fontFor(texts),
    pictureOf: (box) => pictures.get(shownAddress(box, media) ?? '') ?? null,
  });
  saveBlob(pdf, fileNameOf(title));
}
