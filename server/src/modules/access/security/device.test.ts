import { deviceName, deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    { browser: 'Microsoft Edge 141', os: 'Windows 10', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 18', os: 'iOS 18.1', kind: 'phone' },
  ],
  ['curl/8.5.0', { browser: null, os: null, kind: null }],
  ['  \u0000 nonsense', { browser: null, os: null, kind: null }],
])('%s is read', (userAgent, device) => expect(deviceOf(userAgent)).toMatchObject(device));

test('a browser that says nothing is none', () => {
  expect(deviceOf(null)).toBeNull();
  expect(deviceOf('')).toBeNull();
  expect(deviceName(null)).toBe('');
});
