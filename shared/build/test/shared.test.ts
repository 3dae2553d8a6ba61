interface Shared {
  versions: Record<string, string>;
  requests: string[];
  sharedModules(options: { provide: boolean }): Record<string, Record<string, unknown>>;
  sharedRecord(options: { provide: boolean }): Record<string, string>;
}
const { versions, requests, sharedModules, sharedRecord } = jest.requireActual<Shared>('../shared.cjs');

test('the host provides exact versions, one instance each', () => {
  for (const rule of Object.values(sharedModules({ provide: true }))) {
    expect(rule).toMatchObject({ singleton: true, strictVersion: true });
    expect(rule['version']).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('remotes bring none of their own and take a newer minor', () => {
  const modules = sharedModules({ provide: false });
  expect(Object.keys(modules)).toEqual(requests);
  for (const rule of Object.values(modules)) expect(rule).toMatchObject({ import: false });
  expect(sharedRecord({ provide: false })['react']).toBe(`^${versions['react']}`);
});

test('react-router itself is not shared, only what stands in front of it', () => {
  expect(requests).not.toContain('react-router');
});
