import { newPixels } from '../../pixels.ts';
import { framed } from './framed.ts';
import { NET_HEIGHT, NET_WIDTH } from './mouth-net.ts';

/** Red grows to the right, green downwards. */
function slope(width: number, height: number) {
  const pixels = newPixels(width, height);
  for (let i = 0; i < width * height; i++)
    pixels.data.set([(255 * (i % width)) / width, (255 * Math.floor(i / width)) / height, 200, 255], i * 4);
  return pixels;
}
const at = (rgb: Float32Array, x: number, y: number) => [...rgb.subarray((y * NET_WIDTH + x) * 3).subarray(0, 3)];

describe('a picture in the size of the network', () => {
  it('fills it when its sides are about alike, and keeps black borders when it is tall or long', () => {
    expect(at(framed(slope(400, 300)), 0, 40)[2]).toBe(200);
    const tall = framed(slope(200, 400));
    expect([at(tall, 0, 40)[2], at(tall, NET_WIDTH / 2, 0)[2], at(tall, NET_WIDTH - 1, 40)[2]]).toEqual([0, 200, 0]);
    const long = framed(slope(600, 100));
    expect([at(long, 60, 0)[2], at(long, 0, NET_HEIGHT / 2)[2]]).toEqual([0, 200]);
  });

  it('goes nearer to its middle and further away', () => {
    const pixels = slope(256, 176);
    const [near, plain, far] = [1.14, 1, 0.88].map((zoom) => at(framed(pixels, zoom), 10, 44)[0]!) as [
      number,
      number,
      number,
    ];
    expect(near).toBeGreaterThan(plain);
    expect(plain).toBeGreaterThan(far);
    // Its border goes on.
    expect(at(framed(pixels, 0.5), 0, 0)[2]).toBeCloseTo(200, 5);
  });
});
