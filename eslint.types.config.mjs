import tseslint from 'typescript-eslint';
import { ignored } from './eslint.config.mjs';

/**
 * The rules that ask the compiler for types. They stand apart from `eslint.config.mjs` because they cost a whole
 * program, and because their answers depend on other files than the one they are about: no cache of ESLint holds them.
 */
export default tseslint.config(
  // Witnesses and declarations of single runtimes are no part of the whole program.
  { ignores: [...ignored, 'tools/src/check/runtimes/**', 'shared/build/types/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    // What the other configuration allows in places, its rules do not know here.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      // A promise is awaited, returned, or told by `void` to run alone: then whoever starts it has its errors told.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // Known values are named, whether or not there is a default for what a newer server may send.
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
);
