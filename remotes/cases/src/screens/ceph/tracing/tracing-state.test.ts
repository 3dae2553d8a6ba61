import { LEAST_RULER_PIXELS, landmarks } from '@archway/ceph';
import { landmarkKeys } from '@archway/contracts';
import {
  type Tracing,
  changed,
  confirmed,
  confirmedCount,
  historyOf,
  nextOpen,
  openProposals,
  placed,
  proposed,
  redone,
  removed,
  undone,
} from './tracing-state.ts';

const empty: Tracing = { marks: {}, calibration: null, filmDate: '2026-03-03', finished: false };
const at = { x: 10, y: 20 };

test('the contract has the landmarks of the room, in the same order', () => {
  expect(landmarkKeys).toEqual(landmarks.map(({ key }) => key));
  expect(LEAST_RULER_PIXELS).toBeGreaterThan(0);
});

test('what somebody puts down counts; what is proposed waits', () => {
  const withProposal = proposed(empty, { S: { ...at, confirmed: true, confidence: 0.8 } });
  expect(withProposal.marks.S).toEqual({ ...at, confirmed: false, confidence: 0.8 });
  expect(confirmedCount(withProposal)).toBe(0);
  expect(openProposals(withProposal)).toEqual(['S']);
  expect(confirmed(withProposal, 'S').marks.S).toEqual({ ...at, confirmed: true });
  expect(placed(withProposal, 'S', { x: 1, y: 2 }).marks.S).toEqual({ x: 1, y: 2, confirmed: true });
  expect(removed(withProposal, 'S').marks).toEqual({});
});

test('a proposal never takes the place of what somebody confirmed', () => {
  const own = placed(empty, 'S', at);
  expect(proposed(own, { S: { x: 1, y: 1, confirmed: false, confidence: 1 } }).marks.S).toEqual(own.marks.S);
});

test('a finished tracing is a draft again once it changes', () => {
  const finished = { ...placed(empty, 'S', at), finished: true };
  expect(placed(finished, 'N', at).finished).toBe(false);
  expect(removed(finished, 'S').finished).toBe(false);
});

test('steps are taken back and taken again; a new one ends what was undone', () => {
  const first = changed(historyOf(empty), placed(empty, 'S', at));
  const second = changed(first, placed(first.now, 'N', at));
  expect(undone(second).now).toEqual(first.now);
  expect(redone(undone(second))).toEqual(second);
  expect(undone(historyOf(empty))).toEqual(historyOf(empty));
  expect(redone(second)).toBe(second);
  const other = changed(undone(second), placed(first.now, 'Po', at));
  expect(redone(other)).toBe(other);
});

test('the next landmark follows the order, around its end', () => {
  expect(nextOpen(empty)).toBe('S');
  expect(nextOpen(placed(empty, 'S', at), 'S')).toBe('N');
  expect(nextOpen(placed(empty, 'softPog', at), 'softPog')).toBe('S');
  const all = landmarkKeys.reduce((tracing, key) => placed(tracing, key, at), empty);
  expect(nextOpen(all)).toBeUndefined();
});
