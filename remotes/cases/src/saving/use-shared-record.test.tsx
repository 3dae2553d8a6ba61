import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@archway/platform';
import type { Draft } from './drafts.ts';
import type { Remote, Standing, Waiting } from './merging-port.ts';
import { useSharedRecord } from './use-shared-record.ts';

interface Rec {
  readonly name: string;
  readonly phone: string;
}

/** A server with one record. */
function server(values: Rec) {
  const held: { values: Rec; revision: number } = { values, revision: 1 };
  const remote: Remote<Rec> = {
    async send(next, revision) {
      if (revision !== held.revision) throw new ApiError({ name: 'caseChanged', message: 'changed' });
      held.values = next;
      return (held.revision += 1);
    },
    read: async () => ({ ...held, by: '' }),
    isRefused: () => false,
    keep: () => undefined,
  };
  const somebody = (change: Partial<Rec>): void => {
    held.values = { ...held.values, ...change };
    held.revision += 1;
  };
  return { held, remote, somebody };
}

function open(remote: Remote<Rec>, standing: Standing<Rec>, draft: Draft<Waiting<Rec>> | null = null) {
  const taken: Partial<Rec>[] = [];
  const { result, rerender } = renderHook(
    (props: { standing: Standing<Rec> }) =>
      useSharedRecord({ remote, draft, standing: props.standing, onTaken: (fields) => taken.push(fields) }),
    { initialProps: { standing } },
  );
  return { result, rerender, taken };
}

const begun: Rec = { name: 'Ada', phone: '1' };

test('a form that nobody has touched follows the server, and what is changed later is changed on that', async () => {
  const { held, remote, somebody } = server(begun);
  const { result, rerender, taken } = open(remote, { values: begun, revision: 1 });
  somebody({ phone: '2' });
  rerender({ standing: { ...held } });
  await act(async () => {
    result.current.change({ name: 'Eve', phone: '2' });
    await result.current.flush();
  });
  expect([held.values, taken]).toEqual([{ name: 'Eve', phone: '2' }, []]);
});

test('a form that was touched keeps what it began from: a later reading does not make old fields mine', async () => {
  const { held, remote, somebody } = server(begun);
  const { result, rerender, taken } = open(remote, { values: begun, revision: 1 });
  // The name is emptied: nothing to save yet.
  act(() => result.current.hold());
  somebody({ phone: '2' });
  rerender({ standing: { ...held } });
  await act(async () => {
    result.current.change({ name: 'Eve', phone: '1' });
    await result.current.flush();
  });
  expect([held.values, taken]).toEqual([{ name: 'Eve', phone: '2' }, [{ phone: '2' }]]);
});

test('what waited on the device is saved first, beside what somebody else has changed since', async () => {
  const { held, remote, somebody } = server(begun);
  somebody({ phone: '2' });
  const waiting = { mine: { ...begun, name: 'Eve' }, base: begun };
  const { result, taken } = open(remote, { ...held }, { values: waiting, revision: 1, at: '' });
  await act(async () => {
    await result.current.flush();
  });
  expect([held.values, taken]).toEqual([{ name: 'Eve', phone: '2' }, [{ phone: '2' }]]);
});

test('a clash is saved only when it is decided', async () => {
  const { held, remote, somebody } = server(begun);
  const { result } = open(remote, { values: begun, revision: 1 });
  somebody({ name: 'Ida' });
  await act(async () => {
    result.current.change({ ...begun, name: 'Eve' });
    await result.current.flush();
  });
  expect(held.values.name).toBe('Ida');
  expect(result.current.clash).toMatchObject({ fields: ['name'], mine: { name: 'Eve' }, theirs: { name: 'Ida' } });
  await act(async () => {
    result.current.resolve({ ...begun, name: 'Eve' });
    await result.current.flush();
  });
  expect([held.values.name, result.current.clash, result.current.state.kind]).toEqual(['Eve', null, 'saved']);
});

test('what is typed before there is a record is no change of it', async () => {
  const { held, remote } = server(begun);
  const { result, rerender } = renderHook(
    (props: { remote: Remote<Rec> | null }) =>
      useSharedRecord({
        remote: props.remote,
        standing: props.remote && { ...held },
        draft: null,
        onTaken: () => undefined,
      }),
    { initialProps: { remote: null as Remote<Rec> | null } },
  );
  act(() => {
    result.current.hold();
    result.current.change({ name: 'Ad', phone: '' });
  });
  rerender({ remote });
  await act(async () => {
    result.current.change({ ...begun, phone: '2' });
    await result.current.flush();
  });
  expect([held.values, result.current.clash]).toEqual([{ ...begun, phone: '2' }, null]);
});
