import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateHead, readSlices, type DicomSlice, VolumeError } from '@archway/volume';
import { ROOT } from '../../check/workspace-packages.ts';
import { dicomSlice } from '../../testing/dicom-slice.ts';

const DATA = process.env['ARCHWAY_TEST_DATA'] ?? join(ROOT, '../shared/data');
/** A head, 54 slices of 512 × 512, straight from the scanner. */
const REAL = 'dicom-dcm_qa_ct/Philips/S21610/S2010';
/** So often one above the other: a volume as large as a CBCT of 0.3 mm. */
const TIMES = 4;

interface Plane {
  readonly columns: number;
  readonly rows: number;
  readonly samples: Int16Array;
  readonly intercept: number;
}

export interface CbctInputs {
  readonly files: string[];
  /** What it is, for the names of the rows. */
  readonly what: string;
}

/** Writes a series of realistic size: a real one several times over, or a generated head where there is none. */
export function writeSeries(folder: string): CbctInputs {
  mkdirSync(folder, { recursive: true });
  const real = realPlanes();
  const planes = real.length > 0 ? Array.from({ length: TIMES }, () => real).flat() : headPlanes();
  const files = planes.map(({ columns, rows, samples, intercept }, k) => {
    const file = join(folder, `${String(k).padStart(4, '0')}.dcm`);
    writeFileSync(
      file,
      dicomSlice({ columns, rows, samples, intercept, instance: k + 1, spacing: 0.4, position: [0, 0, k * 0.4] }),
    );
    return file;
  });
  const { columns, rows } = planes[0]!;
  const what = `${real.length > 0 ? 'real CT' : 'generated head'}, ${columns} × ${rows} × ${planes.length}`;
  return { files, what };
}

function realPlanes(): Plane[] {
  const folder = join(DATA, REAL);
  if (!existsSync(folder)) return [];
  const height = ({ position }: DicomSlice): number => position?.[2] ?? 0;
  return readdirSync(folder)
    .flatMap((name) => slicesOf(join(folder, name)))
    .filter(({ columns, rows }) => columns === 512 && rows === 512)
    .sort((a, b) => height(a) - height(b))
    .map((slice) => ({
      columns: slice.columns,
      rows: slice.rows,
      samples: Int16Array.from(slice.samples()),
      intercept: slice.intercept,
    }));
}

function slicesOf(file: string): DicomSlice[] {
  try {
    return readSlices(new Uint8Array(readFileSync(file)), file);
  } catch (error) {
    if (error instanceof VolumeError) return [];
    throw error;
  }
}

function headPlanes(): Plane[] {
  const { data, size } = generateHead({ size: [400, 400, 400] });
  const [columns, rows, slices] = size;
  const voxels = Int16Array.from(data);
  return Array.from({ length: slices }, (_, k) => ({
    columns,
    rows,
    samples: voxels.subarray(k * columns * rows, (k + 1) * columns * rows),
    intercept: 0,
  }));
}
