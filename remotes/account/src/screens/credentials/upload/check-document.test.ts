import { checkDocument } from './check-document.ts';

const large = async () => ({ width: 720, height: 1280 });
const file = (name: string, size = 10): File => Object.defineProperty(new File(['x'], name), 'size', { value: size });

test.each([
  ['a page', 'paper.html', 10, 'qualification', large, 'fileFormat'],
  ['a PDF in the place of a photo', 'me.pdf', 10, 'workPhoto', large, 'fileFormat'],
  ['a byte too much', 'a.jpg', 20 * 1_048_576 + 1, 'workPhoto', large, 'fileTooLarge'],
  ['too few pixels', 'a.jpg', 10, 'workPhoto', async () => ({ width: 640, height: 360 }), 'credentialTooSmall'],
  ['no picture', 'a.jpg', 10, 'workPhoto', () => Promise.reject(new Error('no')), 'credentialUnreadable'],
] as const)('%s is refused', async (_what, name, size, item, measure, refusal) => {
  await expect(checkDocument(file(name, size), item, measure)).rejects.toMatchObject({ refusal });
});

test.each([
  ['a.JPG', 'workPhoto'],
  ['a.png', 'doorPhoto'],
  ['a.pdf', 'qualification'],
] as const)('%s is taken as %s', async (name, item) => {
  await expect(checkDocument(file(name, 20 * 1_048_576), item, large)).resolves.toBeUndefined();
});
