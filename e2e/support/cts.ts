import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateHead } from '@archway/volume';
import { writeSeries } from '@archway/volume/testing';

import { packSevenZip } from './seven-zip.ts';

const REAL = fileURLToPath(new URL('../../../shared/data/dicom-dcm_qa_ct', import.meta.url));

export interface Ct {
  /** A folder of DICOM files. */
  readonly folder: string;
  /** More than one series: the reader is asked. */
  readonly several: boolean;
  readonly real: boolean;
}

/** The scan of one patient as a scanner exports it: real with localizers and a second series, or generated. */
export function ctFolder(): Ct {
  const real = join(REAL, 'Philips');
  if (existsSync(real)) return { folder: real, several: true, real: true };
  return { folder: generated(), several: false, real: false };
}

/** One series in a 7z archive. */
export async function ctSevenZip(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-ct-'));
  const archive = join(folder, 'scan.7z');
  await packSevenZip(existsSync(REAL) ? flat(join(REAL, 'GE')) : generated(), archive);
  return archive;
}

/** A folder of slices that say what they are of, and have no pixels. */
export function ctWithoutPixels(): string {
  const out = mkdtempSync(join(tmpdir(), 'archway-ct-'));
  const head = generateHead({ size: [16, 16, 4] });
  for (const { name, bytes } of writeSeries(head, { rows: 0, columns: 0, samples: new Int16Array() }))
    writeFileSync(join(out, `${basename(name)}.dcm`), bytes);
  return out;
}

function flat(folder: string): string {
  const out = join(mkdtempSync(join(tmpdir(), 'archway-ct-')), 'slices');
  mkdirSync(out);
  for (const name of readdirSync(folder)) if (name.endsWith('.dcm')) cpSync(join(folder, name), join(out, name));
  return out;
}

function generated(): string {
  const out = mkdtempSync(join(tmpdir(), 'archway-ct-'));
  for (const { name, bytes } of writeSeries(generateHead({ size: [160, 160, 120] })))
    writeFileSync(join(out, basename(name)), bytes);
  return out;
}
