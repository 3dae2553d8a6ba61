import { readDeployTokens } from './deploy-tokens.ts';

const A = 'token-a-token-a-token-a';
const B = 'token-b-token-b-token-b';

describe('deploy tokens of the environment', () => {
  it('one token covers everything', () => {
    expect(readDeployTokens(A)).toEqual([{ token: A, remotes: 'all' }]);
  });

  it('pairs cover what they name', () => {
    expect(readDeployTokens(`cases:${A}, plans:${A}, *:${B}`)).toEqual([
      { token: A, remotes: ['cases', 'plans'] },
      { token: B, remotes: 'all' },
    ]);
  });

  it.each(['cases:short', 'short', `Cases:${A}`, `:${A}`, 'cases:', `cases:${A} with spaces`])(
    'refuses %s and does not repeat it',
    (value) => {
      expect(() => readDeployTokens(value)).toThrow('ARCHWAY_DEPLOY_TOKEN is a token');
      expect(() => readDeployTokens(value)).not.toThrow(A);
    },
  );
});
