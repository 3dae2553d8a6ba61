import { misspelt } from './misspelt.ts';

const known = [
  'PORT',
  'ARCHWAY_DATA',
  'ARCHWAY_SECRET',
  'ARCHWAY_STORAGE_KEY_ID',
  'ARCHWAY_TRUST_PROXY',
  'DATABASE_URL',
];

test.each([
  ['ARCHWAY_SECERT', 'ARCHWAY_SECRET'],
  ['archway_data', 'ARCHWAY_DATA'],
  ['ARCHWAY_STORAGE_KEYID', 'ARCHWAY_STORAGE_KEY_ID'],
  ['ARCHWAY_TRUSTPROXY', 'ARCHWAY_TRUST_PROXY'],
  ['ARCHWAY_DATABASE_URL', 'DATABASE_URL'],
  ['ARCHWAY_PORT', 'PORT'],
  ['ARCHWAY_SOMETHING_ELSE', null],
])('%s means %s', (name, meant) => {
  expect(misspelt({ [name]: '1' }, known)).toEqual([{ name, meant }]);
});

test('what others put into the environment is no mistake', () => {
  const env = {
    PATH: '/bin',
    ARCHWAY_DATA: '/data',
    ARCHWAY_URL: 'http://localhost:8080',
    ARCHWAY_TEST_DATABASE_URL: 'postgres://',
    ARCHWAY_SERVICE_HOST: '10.0.0.1',
    ARCHWAY_SERVICE_PORT_HTTP: '80',
    ARCHWAY_PORT: 'tcp://10.0.0.1:80',
    ARCHWAY_PORT_80_TCP_ADDR: '10.0.0.1',
  };
  expect(misspelt(env, known)).toEqual([]);
});
