import { droppedFiles, listedFiles } from './dropped-files.ts';

const fileEntry = (fullPath: string): FileSystemEntry =>
  ({
    isDirectory: false,
    fullPath,
    file: (done: (file: File) => void) => done(new File(['x'], fullPath.split('/').at(-1)!)),
  }) as unknown as FileSystemEntry;

/** Gives its children in pieces, as browsers do. */
const folderEntry = (fullPath: string, children: FileSystemEntry[]): FileSystemEntry => {
  const left = [...children];
  const readEntries = (done: (entries: FileSystemEntry[]) => void): void => done(left.splice(0, 2));
  return { isDirectory: true, fullPath, createReader: () => ({ readEntries }) } as unknown as FileSystemEntry;
};

const items = (...entries: (FileSystemEntry | null)[]): DataTransferItemList =>
  entries.map((entry) => ({
    kind: 'file',
    webkitGetAsEntry: () => entry,
    getAsFile: () => new File(['x'], 'loose.dcm'),
  })) as unknown as DataTransferItemList;

test('folders are walked through to the last file', async () => {
  const inner = folderEntry(
    '/CT/DICOM',
    [1, 2, 3, 4, 5].map((number) => fileEntry(`/CT/DICOM/IM${number}`)),
  );
  const found = await droppedFiles(
    items(folderEntry('/CT', [fileEntry('/CT/readme.txt'), inner]), fileEntry('/b.dcm')),
  );
  expect(found.map(({ path }) => path).sort()).toEqual([
    'CT/DICOM/IM1',
    'CT/DICOM/IM2',
    'CT/DICOM/IM3',
    'CT/DICOM/IM4',
    'CT/DICOM/IM5',
    'CT/readme.txt',
    'b.dcm',
  ]);
});

test('without entries, the files themselves', async () => {
  expect((await droppedFiles(items(null))).map(({ path }) => path)).toEqual(['loose.dcm']);
});

test('a folder that cannot be read is no silent half of a scan', async () => {
  const readEntries = (_done: unknown, failed: (error: Error) => void): void => failed(new Error('gone'));
  const broken = { isDirectory: true, createReader: () => ({ readEntries }) } as unknown as FileSystemEntry;
  await expect(droppedFiles(items(broken))).rejects.toThrow('gone');
});

test('an input of a folder knows paths', () => {
  const inFolder = Object.assign(new File(['x'], 'a'), {});
  Object.defineProperty(inFolder, 'webkitRelativePath', { value: 'CT/a' });
  const list = [inFolder, new File(['x'], 'b.dcm')];
  expect(listedFiles(list).map(({ path }) => path)).toEqual(['CT/a', 'b.dcm']);
});
