/** The boundaries of the house, as rules. */
const rooms = ['host', 'remotes/[^/]+', 'shared/[^/]+', 'server', 'tools', 'e2e'];

const layers = require('./server/module-layers.cjs');
const door = '^server/src/modules/[^/]+/api\\.ts$';
/** Tests set up what they need in any table. */
const setUp = '\\.(test|fixture)\\.ts$';
/** Files of a role in a module: `routes.ts`, or `model-routes.ts`. */
const role = (name) => `^server/src/modules/.*[/-]${name}\\.ts$`;

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
    {
      name: 'jaws-and-volumes-are-apart',
      comment: 'The two pages of the viewer share what stands beside them: scene, measure, keys, access.',
      severity: 'error',
      from: { path: '^remotes/viewer3d/src/(cbct|screens/viewer)/' },
      to: { path: '^remotes/viewer3d/src/(cbct|screens/viewer)/', pathNot: '^remotes/viewer3d/src/$1/' },
    },
    {
      name: 'documents-know-no-screen',
      comment: 'Commands, steps and their history: whatever is designed in a viewer is kept in the same way.',
      severity: 'error',
      from: { path: '^remotes/viewer3d/src/document/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^remotes/viewer3d/src/document/' },
    },
    {
      name: 'viewer-models-know-no-screen',
      severity: 'error',
      from: { path: '^remotes/viewer3d/src/model/' },
      to: { path: '^remotes/viewer3d/src/(cbct|screens/viewer)/' },
    },
    { name: 'host-imports-no-remote', severity: 'error', from: { path: '^host/' }, to: { path: '^remotes/' } },
    {
      name: 'remotes-use-the-platform-by-its-entry',
      comment: 'What only the host may do is in host.ts; tests set a page up as the host does.',
      severity: 'error',
      from: { path: '^(remotes/|shared/(?!platform/|ui/))', pathNot: '(\\.test|\\.fixture)\\.tsx?$' },
      to: { path: '^shared/platform/src/', pathNot: '^shared/platform/src/index\\.ts$' },
    },
    {
      name: 'forms-have-one-pattern',
      comment:
        'useForm and FormField, see docs/forms.md; the facade keeps the older entry for builds that were deployed with it.',
      severity: 'error',
      from: { path: '^(remotes|host)/', pathNot: '^host/src/remotes/provided\\.ts$' },
      to: { path: '^shared/ui/src/form\\.ts$' },
    },
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
      name: 'geometry-imports-nothing',
      severity: 'error',
      from: { path: '^shared/geometry/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/geometry/src' },
    },
    {
      name: 'ceph-imports-geometry-alone',
      comment: 'Landmarks, measures and norms know no file, no page and no thread.',
      severity: 'error',
      from: { path: '^shared/ceph/src', pathNot: '(\\.test|/testing/[^/]+)\\.ts$' },
      to: { pathNot: '^shared/(ceph|geometry)/src' },
    },
    {
      name: 'dental-imports-contracts-geometry-and-mesh',
      comment: 'Plan documents know no file, no page and no thread.',
      severity: 'error',
      from: { path: '^shared/dental/src', pathNot: '(\\.test|/testing/[^/]+)\\.ts$' },
      to: { pathNot: '(^shared/(dental|contracts|geometry|mesh)/src|node_modules/meshoptimizer/)' },
    },
    {
      name: 'worker-imports-nothing',
      comment: 'The way to threads knows no domain; threads of Node have an entry of their own.',
      severity: 'error',
      from: { path: '^shared/worker/src', pathNot: '(\\.test|/node|/testing/[^/]+)\\.ts$' },
      to: { pathNot: '^shared/worker/src' },
    },
    {
      name: 'uploads-import-nothing',
      comment: 'The way of a file into a case knows no kind of file, no page and no storage: they are handed in.',
      severity: 'error',
      from: { path: '^shared/uploads/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/uploads/src' },
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
      name: 'server-modules-meet-at-a-door',
      comment: 'Of another module only its api.ts is imported, types included.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: setUp },
      to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', door] },
    },
    ...layers.map((layer, at) => ({
      name: 'server-modules-import-downwards',
      comment: 'Layers stand in server/module-layers.cjs; a higher module fills a port of a lower one.',
      severity: 'error',
      from: { path: `^server/src/modules/(${layer.join('|')})/`, pathNot: setUp },
      to: {
        path: `^server/src/modules/(${layers.slice(at).flat().join('|')})/`,
        pathNot: '^server/src/modules/$1/',
      },
    })),
    {
      name: 'server-modules-have-a-layer',
      comment: 'A new module takes its place in server/module-layers.cjs.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^server/src/modules/', pathNot: `^server/src/modules/(${layers.flat().join('|')})/` },
    },
    {
      name: 'server-routes-ask-services',
      comment: 'Routes, services, repositories: each knows the next.',
      severity: 'error',
      from: { path: role('routes') },
      to: { path: [role('repository'), '/schema\\.ts$', 'node_modules/drizzle-orm/'] },
    },
    {
      name: 'server-repositories-ask-nobody',
      comment: 'A repository knows tables and other repositories: no service, no route, no port.',
      severity: 'error',
      from: { path: role('repository') },
      to: { path: ['routes', 'service', 'module', 'ports'].map(role) },
    },
    {
      name: 'server-only-repositories-speak-sql',
      comment:
        'Statements stand in repositories, their parts in files of fragments; others carry a fragment as a type.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: [setUp, role('repository'), role('sql'), '/schema\\.ts$'] },
      to: { path: 'node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-is-put-together-from-modules',
      comment: 'The list of modules and the list of tasks name their parts; everything else uses the doors.',
      severity: 'error',
      from: {
        path: '^(server/src/[^/]+\\.ts$|tools/|e2e/)',
        pathNot: `${setUp}|^server/src/(modules|compute-tasks)\\.ts$`,
      },
      to: { path: '^server/src/modules/', pathNot: door },
    },
    {
      name: 'server-lists-name-modules',
      comment: 'What the server is put together from is a module, or its tasks for the threads.',
      severity: 'error',
      from: { path: '^server/src/(modules|compute-tasks)\\.ts$' },
      to: { path: '^server/src/modules/', pathNot: '^server/src/modules/[^/]+/(module|tasks)\\.ts$' },
    },
    {
      name: 'infrastructure-knows-no-module',
      comment: 'A module gives itself to the mechanisms, as a ServerModule; types are no exception.',
      severity: 'error',
      from: { path: '^server/src/infrastructure/', pathNot: setUp },
      to: { path: '^server/src/modules/' },
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
