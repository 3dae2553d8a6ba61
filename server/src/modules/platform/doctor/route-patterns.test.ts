import { patternsOverlap } from './route-patterns.ts';

describe('patterns of routes', () => {
  it.each([
    ['/aligner', '/aligner'],
    ['/case/:id', '/case/new'],
    ['/case/:id/:version', '/case/:a/:b'],
    ['/console/*', '/console'],
    ['/console/*', '/console/remotes/cases'],
    ['/*', '/login'],
    ['/pdf/', '/pdf'],
  ])('%s and %s can mean one address', (a, b) => {
    expect(patternsOverlap(a, b)).toBe(true);
    expect(patternsOverlap(b, a)).toBe(true);
  });

  it.each([
    ['/aligner', '/plant'],
    ['/case/:id', '/case'],
    ['/case/:id', '/case/:id/:version'],
    ['/console/*', '/consoles'],
    ['/', '/login'],
  ])('%s and %s never do', (a, b) => {
    expect(patternsOverlap(a, b)).toBe(false);
    expect(patternsOverlap(b, a)).toBe(false);
  });
});
