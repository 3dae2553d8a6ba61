import { byName } from './by-name.ts';

const practice = (name: string) => ({ name });

describe('order of practices', () => {
  it('is by name, whatever order the server answered', () => {
    expect(byName([practice('B'), practice('A')]).map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('leaves the list that it was given as it is', () => {
    const given = [practice('B'), practice('A')];
    byName(given);
    expect(given.map(({ name }) => name)).toEqual(['B', 'A']);
  });
});
