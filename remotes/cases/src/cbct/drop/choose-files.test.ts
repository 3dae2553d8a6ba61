import { type ChosenFile, choiceOf } from './choose-files.ts';

const chosen = (...paths: string[]): ChosenFile[] => paths.map((path) => ({ path, file: new File(['x'], path) }));
const pathsOf = (files: readonly ChosenFile[] = []): string[] => files.map(({ path }) => path);

test('loose .dcm files are one CT, named by the first', () => {
  const choice = choiceOf(chosen('a.dcm', 'B.DCM'));
  expect(choice?.name).toBe('a.dcm');
  expect(pathsOf(choice?.files)).toEqual(['a.dcm', 'B.DCM']);
});

test.each(['scan.zip', 'scan.RAR', 'scan.7z'])('one archive: %s', (name) => {
  expect(choiceOf(chosen(name))).toMatchObject({ name, ignored: [] });
});

test('a folder: files without ending and with numbers are taken, the rest is named, litter is not', () => {
  const choice = choiceOf(
    chosen(
      'CT/DICOM/IM0001',
      'CT/DICOM/IM.0002',
      'CT/a.dcm',
      'CT/DICOMDIR',
      'CT/viewer.exe',
      'CT/photo.jpg',
      'CT/.DS_Store',
      'CT/Thumbs.db',
    ),
  );
  expect(choice?.name).toBe('CT');
  expect(pathsOf(choice?.files)).toEqual(['CT/DICOM/IM0001', 'CT/DICOM/IM.0002', 'CT/a.dcm']);
  expect(choice?.ignored).toEqual(['CT/DICOMDIR', 'CT/viewer.exe', 'CT/photo.jpg']);
});

test('the only archive of a folder', () => {
  expect(choiceOf(chosen('CT/readme.txt', 'CT/all.7z'))).toMatchObject({ name: 'all.7z', ignored: ['CT/readme.txt'] });
});

test.each([
  ['two archives', ['a.zip', 'b.zip']],
  ['an archive and loose files', ['a.zip', 'b.dcm']],
  ['pictures', ['a.jpg', 'b.jpg']],
  ['slices and a picture', ['a.dcm', 'b.jpg']],
  ['a loose file without ending', ['IM0001']],
  ['two archives in a folder', ['CT/a.zip', 'CT/b.rar']],
  ['a folder of pictures', ['CT/a.jpg']],
  ['nothing but litter', ['.DS_Store']],
  ['nothing', []],
])('refused: %s', (_name, paths) => {
  expect(choiceOf(chosen(...paths))).toBeNull();
});
