/** The boundaries of the house, as rules. */
const rooms = ['host', 'remotes/[^/]+', 'shared/[^/]+', 'server', 'tools', 'e2e'];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Modules that need each other are one module.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-never-import-remotes',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/', pathNot: '^remotes/$1/' },
    },
    { name: 'host-imports-no-remote', severity: 'error', from: { path: '^host/' }, to: { path: '^remotes/' } },
    {
      name: 'contracts-import-only-zod',
      severity: 'error',
      from: { path: '^shared/contracts/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/contracts/src|node_modules/zod/|node_modules/.pnpm/zod@' },
    },
    {
      name: 'shared-knows-no-application',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|remotes|server)/' },
    },
    {
      name: 'mesh-volume-and-photo-are-pure',
      comment: 'No DOM, no React, no Node: they run in a worker of the browser and on the server alike.',
      severity: 'error',
      from: { path: '^shared/(mesh|volume|photo)/src', pathNot: '(\\.test|\\.node|/node|/testing/[^/]+)\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|three|antd)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mesh-volume-and-photo-use-no-node',
      severity: 'error',
      from: { path: '^shared/(mesh|volume|photo)/src', pathNot: '(\\.test|\\.node|/node|/testing/[^/]+)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-knows-no-platform',
      severity: 'error',
      from: { path: '^shared/ui/' },
      to: { path: '^shared/(platform|storage)/' },
    },
    {
      name: 'server-modules-meet-through-services',
      comment:
        'Another module is used through its service, its visibility rules or its table definitions, never its repository or routes.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/modules/([^/]+)/(routes|repository)', pathNot: '^server/src/modules/$1/' },
    },
    {
      name: 'infrastructure-knows-no-module',
      severity: 'error',
      from: { path: '^server/src/infrastructure/', pathNot: '(\\.test\\.ts$|database/schema\\.ts$)' },
      to: { path: '^server/src/modules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-imports-no-server',
      severity: 'error',
      from: { path: '^(host|remotes)/' },
      to: { path: '^(server|tools|e2e)/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: `^(${rooms.join('|')})/` },
      to: { couldNotResolve: true, pathNot: '\\?|^@?[\\w-]+/.*\\.(wasm|css)$|^monolith-modules$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|migrations|remote-template|test-results)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
