import { addressOf, bodyOf, pathParameters } from './address.ts';

const detail = { path: '/doctor/pt/detail/:ptId/:version' };

test('parameters of a path are called as we call them', () => {
  expect(pathParameters(detail)).toEqual(['caseId', 'version']);
  expect(addressOf(detail, { params: { caseId: 'a/b', version: 2 } })).toBe('/api/doctor/pt/detail/a%2Fb/2');
});

test('the query says the words of the wire, repeats lists and leaves out what is not given', () => {
  const query = { practiceId: '1', status: [3, 4], keyword: 'Lin 林&', focus: false, from: undefined, to: null };
  expect(addressOf({ path: '/list' }, { query })).toBe(
    '/api/list?outpatientId=1&status=3&status=4&keyword=Lin+%E6%9E%97%26&focus=false',
  );
  expect(addressOf({ path: '/list' }, { query: { keyword: undefined, labels: [] } })).toBe('/api/list');
  expect(addressOf({ path: '/list' })).toBe('/api/list');
});

test('a body is JSON in the words of the wire; what is empty is not nothing', () => {
  expect(bodyOf({ body: { caseId: '7', version: 1 } })).toBe('{"ptId":"7","version":1}');
  expect([bodyOf({ body: null }), bodyOf({ body: undefined }), bodyOf()]).toEqual(['null', undefined, undefined]);
});
