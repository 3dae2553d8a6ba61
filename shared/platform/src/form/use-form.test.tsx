import { act, renderHook } from '@testing-library/react';
import type { FormRules } from '@archway/contracts';
import { i18n } from '../i18n/i18n.ts';
import { navigationBlockers } from '../navigation/blockers.ts';
import { ApiError } from '../wire/api-error.ts';
import { type FormOptions, useForm } from './use-form.ts';

interface Fields {
  name: string;
  ptNo: string;
  code: string;
}

const rules = {
  name: { kind: 'text', required: true, max: 5 },
  ptNo: { kind: 'text', pattern: /^\w*$/, mismatch: 'caseIdInvalid', refusals: ['caseIdTaken'] },
  code: { kind: 'text', verbatim: true },
} as const satisfies FormRules<keyof Fields>;

const refusal = (name: ApiError['name'], fields: string[] = []): ApiError =>
  new ApiError({ name, message: `told: ${name}`, fields });

function form(send: FormOptions<Fields>['send'] = async () => undefined, initial: Partial<Fields> = {}) {
  const options = {
    id: 'f',
    rules,
    initial: { name: '', ptNo: '', code: '', ...initial },
    label: (n: string) => `<${n}>`,
  };
  const { result } = renderHook(() => useForm<Fields>({ ...options, send }));
  return {
    get: () => result.current,
    problem: (name: keyof Fields) => result.current.field(name).problem,
    set: (change: Partial<Fields>) => act(async () => result.current.set(change)),
    submit: () => act(async () => result.current.submit()),
    leave: (name: keyof Fields) => act(async () => result.current.text(name).onBlur()),
  };
}

test.each([
  ['zh-CN', '请填写<name>', '最多 5 个字符', '病例号最多 12 个字符，不能包含空格或 / \\ : * ? " < > | ; & % # \' @'],
  [
    'en-US',
    '<name> is required',
    'At most 5 characters',
    'Case ID: at most 12 characters, without spaces or / \\ : * ? " < > | ; & % # \' @',
  ],
])('%s: a field that was left says what is wrong with it, and no other does', async (lang, empty, long, pattern) => {
  await i18n.changeLanguage(lang);
  const { leave, problem, set } = form();
  await leave('name');
  expect([problem('name'), problem('ptNo')]).toEqual([empty, undefined]);
  await set({ name: '123456', ptNo: '?' });
  expect([problem('name'), problem('ptNo')]).toEqual([long, undefined]);
  await leave('ptNo');
  expect(problem('ptNo')).toBe(pattern);
  await set({ name: ' 12345 ', ptNo: '' });
  expect([problem('name'), problem('ptNo')]).toEqual([undefined, undefined]);
  await i18n.changeLanguage('en-US');
});

test('what is wrong is not sent, is said, and has the focus', async () => {
  const send = jest.fn(async () => undefined);
  const input = document.body.appendChild(Object.assign(document.createElement('input'), { id: 'f-ptNo' }));
  const { submit, problem } = form(send, { name: 'ada', ptNo: 'a b' });
  expect(await submit()).toBe(false);
  expect(send).not.toHaveBeenCalled();
  expect(problem('ptNo')).toContain('Case ID');
  expect(document.activeElement).toBe(input);
  input.remove();
});

test('what is sent has no spaces around it, but where they count', async () => {
  const send = jest.fn(async () => undefined);
  const { submit } = form(send, { name: ' ada ', code: ' x ' });
  expect(await submit()).toBe(true);
  expect(send).toHaveBeenCalledWith({ name: 'ada', ptNo: '', code: ' x ' });
});

test('a refusal stands at its field until that is changed', async () => {
  const { get, submit, problem, set } = form(() => Promise.reject(refusal('caseIdTaken')), { name: 'ada', ptNo: 'A1' });
  expect(await submit()).toBe(false);
  expect([problem('ptNo'), problem('name'), get().failure]).toEqual(['told: caseIdTaken', undefined, undefined]);
  await set({ name: 'eve' });
  expect(problem('ptNo')).toBe('told: caseIdTaken');
  await set({ ptNo: 'A2' });
  expect(problem('ptNo')).toBeUndefined();
});

test('a field that the answer names says so in words', async () => {
  const { get, submit, problem } = form(() => Promise.reject(refusal('paramsError', ['name'])), { name: 'ada' });
  await submit();
  expect([problem('name'), problem('ptNo'), get().failure]).toEqual([
    'Please check <name> is correct',
    undefined,
    undefined,
  ]);
});

test('a refusal of no field is told by the form, and goes with the next sending', async () => {
  const send = jest.fn<Promise<void>, []>().mockRejectedValueOnce(refusal('networkError'));
  const { get, submit } = form(send, { name: 'ada' });
  await submit();
  expect(get().failure).toBe('told: networkError');
  expect(await submit()).toBe(true);
  expect(get().failure).toBeUndefined();
});

test('what fails without an answer is told as well, and recorded', async () => {
  const broken = new Error('Loading chunk 7 failed');
  const recorded = jest.fn();
  globalThis.reportError = recorded;
  const { get, submit } = form(() => Promise.reject(broken), { name: 'ada' });
  expect(await submit()).toBe(false);
  expect(get().failure).toBe('Something went wrong. Please try again.');
  expect(get().busy).toBe(false);
  expect(recorded).toHaveBeenCalledWith(broken);
});

test('one sending at a time', async () => {
  let finish = (): void => undefined;
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { get } = form(send, { name: 'ada' });
  let first: Promise<boolean> | undefined;
  await act(async () => void (first = get().submit()));
  expect(get().busy).toBe(true);
  expect(await get().submit()).toBe(false);
  await act(async () => finish());
  expect([await first, get().busy]).toEqual([true, false]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('leaving asks while something is entered and not sent', async () => {
  const { set, submit } = form(undefined, { name: 'ada' });
  expect(navigationBlockers.any()).toBe(false);
  await set({ name: 'ada ' });
  expect(navigationBlockers.any()).toBe(false);
  await set({ name: 'eve' });
  expect(navigationBlockers.any()).toBe(true);
  await submit();
  expect(navigationBlockers.any()).toBe(false);
});
