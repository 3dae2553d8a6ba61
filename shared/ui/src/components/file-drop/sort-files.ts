export interface RefusedFile {
  file: File;
  reason: 'format' | 'size' | 'count';
}

interface Limits {
  accept: readonly string[];
  multiple: boolean;
  maxMegabytes?: number | undefined;
}

const MEGABYTE = 1024 * 1024;

/** Separates what a drop zone takes from what it refuses. Where one file is wanted, the first fitting one is taken. */
export function sortFiles(files: readonly File[], limits: Limits): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (!limits.accept.some((ending) => name.endsWith(ending.toLowerCase()))) refused.push({ file, reason: 'format' });
    else if (limits.maxMegabytes !== undefined && file.size > limits.maxMegabytes * MEGABYTE)
      refused.push({ file, reason: 'size' });
    else if (!limits.multiple && taken.length > 0) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
