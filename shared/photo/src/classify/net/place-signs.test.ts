import { netPositions, placeClasses } from './mouth-net.ts';
import { placeSigns, plainNames } from './place-signs.ts';
import type { PlaceView } from './place-view.ts';

const [WIDTH, HEIGHT] = [16, 11];

/** Each place surely shows one class; the network is sure of one position. */
function viewOf(position: string, classAt: (x: number, y: number) => (typeof placeClasses)[number]): PlaceView {
  const channels = placeClasses.length;
  const values = new Float32Array(WIDTH * HEIGHT * channels);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    values[i * channels + placeClasses.indexOf(classAt(i % WIDTH, Math.floor(i / WIDTH)))] = 1;
  const scores = netPositions.map((name) => Math.log(name === position ? 0.9 : 0.02));
  return { places: { width: WIDTH, height: HEIGHT, channels, values }, scores };
}
const plain = (view: PlaceView, name: (typeof plainNames)[number]) => placeSigns(view).plain[plainNames.indexOf(name)]!;

const upperArch = viewOf('uptooth', (x, y) =>
  y < 2 ? 'upper incisor' : x < 3 || x > 12 ? 'upper molar' : y > 8 ? 'nothing' : 'palate',
);
const lowerArch = viewOf('lowtooth', (x, y) => (y > 8 ? 'lower incisor' : x < 3 || x > 12 ? 'lower molar' : 'floor'));
const bite = viewOf('leftOcc', (_, y) =>
  y < 3 || y > 8 ? 'flesh' : y < 5 ? 'upper premolar' : y === 5 ? 'lower molar' : 'lower canine',
);

describe('the signs of a view', () => {
  it('tell the jaw by its teeth', () => {
    expect(plain(upperArch, 'upper less lower')).toBeCloseTo(1, 2);
    expect(plain(lowerArch, 'upper less lower')).toBeCloseTo(-1, 2);
    expect(plain(bite, 'both jaws')).toBeGreaterThan(0.8);
    expect(plain(upperArch, 'both jaws')).toBeCloseTo(0, 5);
  });

  it('tell the jaw by its incisors, whatever the others are taken for', () => {
    const doubtful = viewOf('other', (x, y) => (y < 2 ? 'upper incisor' : x < 3 ? 'lower molar' : 'floor'));
    expect(placeSigns(doubtful).incisors).toBeGreaterThan(1);
    expect(placeSigns(lowerArch).incisors).toBeLessThan(-1);
    expect(placeSigns(bite).incisors).toBe(0);
  });

  it('tell at which end the front teeth of an arch stand', () => {
    expect(placeSigns(lowerArch).ahead).toBe(-1);
    expect(placeSigns(upperArch).ahead).toBe(1);
    expect(placeSigns(viewOf('other', () => 'nothing')).ahead).toBe(1);
  });

  it('count what lies within an arch and around', () => {
    expect(plain(upperArch, 'inside of an arch')).toBeGreaterThan(0.8);
    expect(plain(bite, 'inside of an arch')).toBe(0);
    expect(plain(upperArch, 'nothing')).toBeCloseTo((2 * 10) / (WIDTH * HEIGHT), 5);
    expect(plain(upperArch, 'wide')).toBeGreaterThan(plain(bite, 'wide'));
    expect(plain(upperArch, 'high')).toBeGreaterThan(plain(bite, 'high'));
  });

  it('have a side that changes with left and right, and nothing else that does', () => {
    const other = { ...bite, scores: viewOf('rightOcc', () => 'flesh').scores };
    const [here, there] = [placeSigns(bite), placeSigns(other)];
    expect(here.side).toBeGreaterThan(0.5);
    expect(there.side).toBeCloseTo(-here.side, 12);
    expect({ ...there, side: here.side }).toEqual(here);
  });

  it('are numbers where nothing is seen', () => {
    const nothing = placeSigns(viewOf('other', () => 'nothing'));
    expect([...nothing.plain, nothing.side, nothing.front].every(Number.isFinite)).toBe(true);
  });
});
