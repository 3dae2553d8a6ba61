import { type CbctAbout, aboutOf, checkpointOf, quickLookNote, zipNote } from './cbct-note.ts';

const about: CbctAbout = {
  ptId: '7',
  version: 2,
  fileName: '扫描 1',
  zipName: 'cbct_1.zip',
  quickLookName: 'cbct_1.ls',
  volume: { size: [4, 4, 2], spacing: [0.2, 0.2, 0.2] } as CbctAbout['volume'],
  notes: { filesRead: 3 } as CbctAbout['notes'],
  ratio: 3.9,
};

test('what registering needs survives in the note', () => {
  expect(aboutOf({ note: zipNote(about) })).toEqual(about);
});

test('notes of other uploads, of the quick look, and damaged ones are none of a volume', () => {
  expect(aboutOf({ note: { kind: 'model', about: '{}' } })).toBeNull();
  expect(aboutOf({ note: quickLookNote(about) })).toBeNull();
  expect(aboutOf({ note: { kind: 'cbct', about: '{' } })).toBeNull();
});

test('both objects of a packing are found by the name of its zip, and those of another are not', () => {
  const kept = [
    { note: quickLookNote(about) },
    { note: zipNote(about) },
    { note: zipNote({ ...about, zipName: 'x' }) },
  ];
  const found = checkpointOf(kept as never, 'quickLook', 'cbct_1.zip');
  expect(found).toBe(kept[0]);
  expect(checkpointOf(kept as never, 'zip', 'cbct_1.zip')).toBe(kept[1]);
  expect(checkpointOf(kept as never, 'quickLook', 'x')).toBeUndefined();
});
