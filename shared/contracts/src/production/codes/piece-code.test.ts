import { pieceCode, piecesOf, readCode } from './piece-code.ts';

test('a code is read as it was written, in any letters', () => {
  const code = pieceCode('PO-2611-0178-01', 'upper', 5);
  expect(code).toBe('PO-2611-0178-01-U05');
  expect(readCode(` ${code.toLowerCase()} `)).toEqual({
    subOrderCode: 'PO-2611-0178-01',
    piece: { jaw: 'upper', step: 5 },
  });
  expect(readCode(pieceCode('A', 'lower', 123))).toEqual({ subOrderCode: 'A', piece: { jaw: 'lower', step: 123 } });
  for (const text of ['PO-2611-0178-01', 'PO-1-X05', '-U05', 'U05', ''])
    expect(readCode(text)).toEqual({ subOrderCode: text, piece: null });
});

test('appliances come step by step, the upper jaw first; retainers are as many as their sets', () => {
  const steps = { kind: 'steps', upperSteps: '01~02', lowerSteps: '02', pieces: 3 } as const;
  expect(piecesOf(steps).map(({ jaw, step, copies }) => [jaw, step, copies])).toEqual([
    ['upper', 1, 1],
    ['upper', 2, 1],
    ['lower', 2, 1],
  ]);
  const retainer = { kind: 'retainer', upperSteps: '14', lowerSteps: '14', pieces: 6 } as const;
  expect(piecesOf(retainer).map(({ jaw, copies }) => [jaw, copies])).toEqual([
    ['upper', 3],
    ['lower', 3],
  ]);
  expect(piecesOf({ kind: 'steps', upperSteps: null, lowerSteps: null, pieces: 0 })).toEqual([]);
});
