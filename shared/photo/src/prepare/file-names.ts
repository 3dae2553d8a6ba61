import type { PhotoFormat } from '../read/format.ts';

export type StoredFormat = 'jpeg' | 'png' | 'webp';

export const mimeTypes: Record<StoredFormat, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** What a photo is stored as: browsers must be able to show it. Scans keep every pixel, camera pictures stay small. */
export const storedAs: Record<PhotoFormat, StoredFormat> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  bmp: 'png',
  tiff: 'png',
  heic: 'jpeg',
};

const endings: Record<StoredFormat, RegExp> = { jpeg: /\.jpe?g$/i, png: /\.png$/i, webp: /\.webp$/i };
const ending: Record<StoredFormat, string> = { jpeg: '.jpg', png: '.png', webp: '.webp' };

/** The name with the ending of what the file is now; an ending that is right already stays as it was written. */
export function nameFor(name: string, format: StoredFormat): string {
  if (endings[format].test(name)) return name;
  return `${withoutEnding(name)}${ending[format]}`;
}

export const thumbNameFor = (name: string): string => `${withoutEnding(name)}_thumb.jpg`;

const withoutEnding = (name: string) => name.replace(/\.(jpe?g|png|bmp|tiff?|webp|hei[cf])$/i, '') || 'photo';
