import { uploadStates } from '@archway/uploads';
import en from '../i18n/case/en-US.json';
import zh from '../i18n/case/zh-CN.json';
import { stateText } from './state-text.ts';

const t = (key: string): string => key;

test('each state has its word in both languages, and nothing else is called a state', () => {
  expect(Object.keys(en.uploadState)).toEqual(uploadStates);
  expect(Object.keys(zh.uploadState)).toEqual(uploadStates);
});

test('what exactly is done is said where it is more than the state', () => {
  expect(stateText({ state: 'compressing', paused: false }, t)).toBe('uploadState.compressing');
  expect(stateText({ state: 'compressing', paused: false }, t, 'uploadState.compressing')).toBe(
    'uploadState.compressing',
  );
  expect(stateText({ state: 'preparing', paused: false }, t, 'Cleaning')).toBe('uploadState.preparing · Cleaning');
  expect(stateText({ state: 'uploading', paused: true }, t)).toBe('upload.paused');
});
