import { cannotStart } from './cannot-start.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="host"></div>';
  globalThis.reportError = jest.fn();
  localStorage.clear();
});

test('it speaks as the reader chose, whatever the server took them for', () => {
  document.documentElement.lang = 'zh-CN';
  localStorage.setItem('lang', 'en-US');
  cannotStart(new Error('Loading chunk 7 failed'));
  expect(document.querySelector('button')?.textContent).toBe('Reload');
});

test.each([
  ['zh-CN', '页面未能加载，请检查网络后重试。', '重新加载'],
  ['en-US', 'The page could not be loaded. Please check the network and try again.', 'Reload'],
])('%s: a page whose code cannot be had says so', (lang, text, action) => {
  const failure = new Error('Loading chunk 7 failed');
  document.documentElement.lang = lang;
  cannotStart(failure);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(text);
  expect(document.querySelector('button')?.textContent).toBe(action);
  expect(reportError).toHaveBeenCalledWith(failure);
});
