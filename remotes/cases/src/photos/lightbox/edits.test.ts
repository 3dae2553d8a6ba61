import { dragBox, inPixels, isEdited, mirrored, noEdits, turned, wholeBox } from './edits.ts';

const corner = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

test('four turns and two mirrors are no change', () => {
  const begin = { ...noEdits, crop: corner };
  const round = turned(turned(turned(turned(begin, true), true), true), true);
  expect(round.quarterTurns).toBe(0);
  expect(round.crop?.x).toBeCloseTo(corner.x);
  expect(round.crop?.width).toBeCloseTo(corner.width);
  const back = turned(turned(begin, true), false);
  expect(back.crop?.y).toBeCloseTo(corner.y);
  expect(mirrored(mirrored(turned(begin, true)))).toMatchObject({ mirror: false, quarterTurns: 1 });
  expect(isEdited(noEdits)).toBe(false);
  expect(isEdited({ ...noEdits, crop: wholeBox })).toBe(false);
  expect(isEdited(begin)).toBe(true);
});

test('what is seen turns clockwise, also when it is mirrored', () => {
  expect(turned(noEdits, true).quarterTurns).toBe(1);
  expect(turned(mirrored(noEdits), true).quarterTurns).toBe(3);
  expect(turned(mirrored(noEdits), false).quarterTurns).toBe(1);
});

test('the frame turns with the picture', () =>
  // The upper left corner of a picture comes to its upper right.
  expect(turned({ ...noEdits, crop: { x: 0, y: 0, width: 0.2, height: 0.5 } }, true).crop).toEqual({
    x: 0.5,
    y: 0,
    width: 0.5,
    height: 0.2,
  }));

test('the frame stays on the picture and keeps a smallest size', () => {
  expect(dragBox(wholeBox, 'nw', -1, 0.25)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.75 });
  expect(dragBox(wholeBox, 'se', -2, 0).width).toBeCloseTo(0.05);
  expect(dragBox(corner, 'move', 5, -5)).toMatchObject({ x: 0.7, y: 0, width: 0.3, height: 0.4 });
});

test('the crop is told in pixels of the turned picture', () => {
  const lying = { ...noEdits, quarterTurns: 1, crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.75 } } as const;
  expect(inPixels({ width: 400, height: 200 }, lying)).toEqual({
    quarterTurns: 1,
    mirror: false,
    crop: { x: 100, y: 100, width: 100, height: 300 },
  });
  expect(inPixels({ width: 400, height: 200 }, { ...noEdits, crop: wholeBox })).not.toHaveProperty('crop');
});
