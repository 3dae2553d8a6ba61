import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import timeOuts from './shared/build/time-outs.cjs';
import { noHastyTimeouts } from './tools/src/lint/no-hasty-timeouts.mjs';
import { noOrderedStatus } from './tools/src/lint/no-ordered-status.mjs';

/** How host and remotes may reach packages. */
const restrictedImports = {
  paths: [{ name: 'antd', message: 'Use @archway/ui, @archway/ui/list or @archway/ui/data.' }],
  patterns: [
    { group: ['antd/*'], message: 'Use @archway/ui, @archway/ui/list or @archway/ui/data.' },
    { group: ['@archway/*/src/*'], message: 'A package is used through its entry.' },
  ],
};

/** Text that a person would read must come from the language files, never stand in the markup. */
const literalText = {
  selector: 'JSXText[value=/[A-Za-z\\u4e00-\\u9fff]{2,}/]',
  message: 'Texts for people live in the i18n files of the package.',
};
const literalAttribute = {
  selector:
    'JSXAttribute[name.name=/^(title|placeholder|aria-label|alt|label|okText|cancelText|description)$/] > Literal[value=/[A-Za-z\\u4e00-\\u9fff]{2,}/]',
  message: 'Texts for people live in the i18n files of the package.',
};

/** What is made, frozen, or a template with holes. */
export const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.cache/**',
  '.archway/**',
  'server/migrations/**',
  'tools/remote-template/**',
  'tools/src/remote-template/**',
  'e2e/test-results/**',
];

/** What holds in every file, whatever it is written in. */
const everywhere = {
  'no-console': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
};

export default tseslint.config(
  { ignores: ignored },
  {
    // Tools and settings that run without being compiled.
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { ecmaVersion: 2023, globals: globals.node },
    rules: {
      ...js.configs.recommended.rules,
      ...everywhere,
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Modules of pages, or of webpack's runtime in them.
    files: ['shared/build/browser/**/*.mjs'],
    languageOptions: {
      globals: { ...Object.fromEntries(Object.keys(globals.node).map((name) => [name, 'off'])), ...globals.browser },
    },
  },
  ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: false } },
    plugins: { archway: { rules: { 'no-ordered-status': noOrderedStatus, 'no-hasty-timeouts': noHastyTimeouts } } },
    rules: {
      'archway/no-ordered-status': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      ...everywhere,
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a const object or a union.' }],
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The compiler is not used; its purity hints are advice, the two classic rules are law.
      ...Object.fromEntries(
        Object.keys(reactHooks.configs.recommended.rules)
          .filter((rule) => !/rules-of-hooks|exhaustive-deps/.test(rule))
          .map((rule) => [rule, 'off']),
      ),
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', literalText, literalAttribute],
    },
  },
  {
    // Contracts, films, plans, meshes, volumes, photos, the way to workers and uploads run in workers, in browsers and on servers alike.
    files: [
      'shared/contracts/src/**/*.ts',
      'shared/ceph/src/**/*.ts',
      'shared/dental/src/**/*.ts',
      'shared/geometry/src/**/*.ts',
      'shared/mesh/src/**/*.ts',
      'shared/volume/src/**/*.ts',
      'shared/photo/src/**/*.ts',
      'shared/worker/src/**/*.ts',
      'shared/uploads/src/**/*.ts',
    ],
    ignores: ['**/*.test.ts', '**/*.node.ts', '**/*.browser.ts'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'localStorage', 'process', 'Buffer'],
    },
  },
  {
    // The network is spoken to through the contract.
    files: ['host/src/**', 'remotes/*/src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': ['error', restrictedImports],
    },
  },
  {
    // Remotes are parts of the page; running it is the host's.
    files: ['remotes/*/src/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/*.fixture.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...restrictedImports,
          paths: [
            ...restrictedImports.paths,
            { name: '@archway/platform/host', message: 'For the host alone; use what @archway/platform offers.' },
            {
              name: '@archway/contracts',
              importNames: ['errors', 'errorText', 'errorNameOf'],
              message: 'The catalogue is on the page once; use errorText of @archway/platform.',
            },
          ],
        },
      ],
    },
  },
  {
    // No test asks for a quiet machine.
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/*.fixture.tsx', 'server/test/**'],
    rules: {
      'archway/no-hasty-timeouts': ['error', { test: timeOuts.HANGS_MS, wait: timeOuts.PATIENCE_MS }],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'archway/no-hasty-timeouts': ['error', { test: timeOuts.JOURNEY_HANGS_MS, wait: timeOuts.JOURNEY_PATIENCE_MS }],
    },
  },
  {
    files: [
      'tools/**',
      'e2e/**',
      'docs/examples/**',
      'shared/build/**',
      'server/scripts/**',
      '**/bench/**',
      'server/src/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
