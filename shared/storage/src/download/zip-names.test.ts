import { UniqueNames, nameFromUrl, withExtension } from './zip-names.ts';

test.each([
  ['http://localhost:8080/archway-files/archway/pt/12/1/2/-/upper.drc?x-oss-date=1/pt/2', '12/1/2/upper.drc'],
  [
    'https://archway-files.oss-cn-hangzhou.aliyuncs.com/archway/pt/12/1/1/7/%E7%85%A7%E7%89%87%201.jpg',
    '12/1/1/7/照片 1.jpg',
  ],
  ['/archway-files/archway/doctor/5/8/-/settings.json', 'settings.json'],
  ['http://x/pt/..%2F..%2Fetc/%2e%2e%5cpasswd', '.._.._etc/.._passwd'],
  ['http://x/pt/a%3Ab%00/%E0%A4%A', 'a_b_/%E0%A4%A'],
  ['http://x/', 'file'],
])('%s is %s in the zip', (url, name) => {
  expect(nameFromUrl(url)).toBe(name);
});

test('duplicates are numbered before the extension, also when they differ only in case', () => {
  const names = new UniqueNames();
  const taken = ['a.stl', 'a.stl', 'A.STL', 'b/a.stl', 'a (1).stl', 'noext', 'noext', '.hidden', '.hidden'].map(
    (name) => names.take(name),
  );
  expect(taken).toEqual([
    'a.stl',
    'a (1).stl',
    'A (2).STL',
    'b/a.stl',
    'a (1) (1).stl',
    'noext',
    'noext (1)',
    '.hidden',
    '.hidden (1)',
  ]);
});

test('only the extension is exchanged', () => {
  expect(withExtension('a.drc/b.drc', 'stl')).toBe('a.drc/b.stl');
});
