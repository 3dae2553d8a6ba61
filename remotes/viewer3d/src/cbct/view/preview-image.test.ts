import { previewImage, previewSize } from './preview-image.ts';

test('a picture keeps its size up to 1600 pixels a side, and its proportions beyond', () => {
  expect(previewSize(1200, 900)).toEqual({ width: 1200, height: 900 });
  expect(previewSize(1600, 900)).toEqual({ width: 1600, height: 900 });
  expect(previewSize(3200, 1800)).toEqual({ width: 1600, height: 900 });
  expect(previewSize(900, 4800)).toEqual({ width: 300, height: 1600 });
});

test('it is JPEG of quality 0.7', async () => {
  const asked: unknown[] = [];
  const proto = HTMLCanvasElement.prototype;
  jest.spyOn(proto, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(proto, 'toBlob').mockImplementation((done, type, quality) => {
    asked.push(type, quality);
    done(new Blob(['x'], { type: type! }));
  });
  const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 1800 });
  expect((await previewImage(canvas)).type).toBe('image/jpeg');
  expect(asked).toEqual(['image/jpeg', 0.7]);
  jest.restoreAllMocks();
});
