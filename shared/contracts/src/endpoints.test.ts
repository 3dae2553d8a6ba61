import { allEndpoints } from './all-endpoints.ts';
import { pathParameters } from './wire/address.ts';
import { errorNameOf, errors, errorText } from './wire/errors.ts';

describe('endpoints', () => {
  it('have unique ids', () => {
    const ids = allEndpoints.map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have unique addresses', () => {
    const addresses = allEndpoints.map((each) => `${each.method} ${each.path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('declare every path parameter, and no other', () => {
    for (const each of allEndpoints) {
      const named = pathParameters(each).sort();
      expect([each.id, Object.keys(each.params?.shape ?? {}).sort()]).toEqual([each.id, named]);
    }
  });

  it('never guard with an empty list, which would guard nothing', () => {
    for (const each of allEndpoints) if (typeof each.access !== 'string') expect(each.access.length).toBeGreaterThan(0);
  });

  it('take no body with GET', () => {
    for (const each of allEndpoints)
      if (each.method === 'GET') expect([each.id, each.body]).toEqual([each.id, undefined]);
  });
});

describe('error catalogue', () => {
  it('has unique codes', () => {
    const codes = Object.values(errors).map((each) => each.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('finds a name by code and knows no foreign code', () => {
    expect(errorNameOf(200004)).toBe('nameOrPassError');
    expect(errorNameOf(1)).toBeUndefined();
  });

  it('fills placeholders in both languages and leaves unknown ones readable', () => {
    expect(errorText('fileTooLarge', 'en-US', { num: 500 })).toBe('Upload file size cannot exceed 500 MB');
    expect(errorText('fileTooLarge', 'zh-CN')).toContain('{num}');
  });

  it('has the same placeholders in both languages', () => {
    const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [name, each] of Object.entries(errors)) expect([name, places(each.zh)]).toEqual([name, places(each.en)]);
  });
});
