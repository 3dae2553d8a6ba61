import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Real scans and tricky files beside the checkout; tests that need them skip where they are absent. */
const root = process.env.ARCHWAY_TEST_DATA ?? path.resolve(__dirname, '../../../../../shared/data');

export const hasRealData = existsSync(path.join(root, 'dicom-dcm_qa_ct'));

export const dicomFolders = (): string[] =>
  hasRealData
    ? readdirSync(root)
        .filter((name) => name.startsWith('dicom-'))
        .sort()
    : [];

/** Every file of a folder of the data, by its path below the data. */
export function filesOf(folder: string): { name: string; bytes: Uint8Array<ArrayBuffer> }[] {
  const all = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
  return all
    .map((name) => path.join(root, folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ name: path.relative(root, file), bytes: new Uint8Array(readFileSync(file)) }));
}
