import {
  ForbiddenAction,
  type UploadAction,
  type UploadState,
  actionInto,
  isUnderWay,
  may,
  stateAfter,
  uploadActions,
  uploadStates,
} from './states.ts';

/** Everything that is allowed, written once more by what happens; all other pairs are forbidden. */
const allowed: readonly (readonly [readonly UploadState[], UploadAction, UploadState | 'same'])[] = [
  [['waiting'], 'prepare', 'preparing'],
  [['preparing'], 'ask', 'waiting'],
  [['waiting', 'preparing', 'loading'], 'compress', 'compressing'],
  [['waiting', 'preparing', 'compressing'], 'load', 'loading'],
  [['waiting', 'preparing', 'compressing', 'loading'], 'sendOriginal', 'uploadingOriginal'],
  [['waiting', 'preparing', 'compressing', 'loading', 'uploadingOriginal'], 'send', 'uploading'],
  [['uploadingOriginal', 'uploading'], 'pause', 'same'],
  [['uploadingOriginal', 'uploading'], 'resume', 'same'],
  [['uploading'], 'succeed', 'success'],
  [['waiting', 'preparing', 'compressing', 'loading', 'uploadingOriginal', 'uploading'], 'abort', 'aborted'],
  [['waiting', 'preparing', 'compressing', 'loading', 'uploadingOriginal', 'uploading'], 'fail', 'serverError'],
  [['aborted', 'serverError'], 'retry', 'waiting'],
];
const expected = new Map(
  allowed.flatMap(([from, action, to]) =>
    from.map((state) => [`${state} ${action}`, to === 'same' ? state : to] as const),
  ),
);
const pairs = uploadStates.flatMap((state) => uploadActions.map((action) => [state, action] as const));

test.each(pairs)('%s, %s', (state, action) => {
  const to = expected.get(`${state} ${action}`);
  expect(may(state, action)).toBe(to !== undefined);
  if (to) expect(stateAfter(state, action)).toBe(to);
  else expect(() => stateAfter(state, action)).toThrow(new ForbiddenAction(state, action));
});

test('the states are those of the specification; only the last three let a page go', () => {
  expect(uploadStates).toHaveLength(9);
  expect(uploadStates.filter((state) => !isUnderWay({ state }))).toEqual(['success', 'aborted', 'serverError']);
});

test.each(Object.entries(actionInto))('%s is entered by %s', (state, action) => {
  expect(stateAfter('waiting', action)).toBe(state);
});
