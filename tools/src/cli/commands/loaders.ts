import type { Command } from 'commander';

type Loader = () => Promise<Command>;

/** Commands in the order of the help. Each is loaded when it is needed: none waits for what another one brings. */
const loaders: Readonly<Record<string, Loader>> = {
  'new-remote': async () => (await import('./new-remote.ts')).newRemoteCommand(),
  build: async () => (await import('./build.ts')).buildCommand(),
  deploy: async () => (await import('./deploy.ts')).deployCommand(),
  pin: async () => (await import('./pin.ts')).pinCommand(),
  rollback: async () => (await import('./rollback.ts')).rollbackCommand(),
  unpin: async () => (await import('./unpin.ts')).unpinCommand(),
  withdraw: async () => (await import('./withdraw.ts')).withdrawCommand(),
  versions: async () => (await import('./versions.ts')).versionsCommand(),
  doctor: async () => (await import('./doctor.ts')).doctorCommand(),
  list: async () => (await import('./list.ts')).listCommand(),
  credits: async () => (await import('./credits.ts')).creditsCommand(),
  audit: async () => (await import('./audit.ts')).auditCommand(),
  case: async () => (await import('./case.ts')).caseCommand(),
  plan: async () => (await import('./plan.ts')).planCommand(),
  admin: async () => (await import('./admin.ts')).adminCommand(),
  inspect: async () => (await import('./inspect.ts')).inspectCommand(),
  convert: async () => (await import('./convert.ts')).convertCommand(),
  pack: async () => (await import('./pack.ts')).packCommand(),
  unpack: async () => (await import('./unpack.ts')).unpackCommand(),
};

/** Those that the arguments may mean: every word could be the command, and where none is one, help shows all. */
export function loadersFor(args: readonly string[]): Loader[] {
  const named = Object.keys(loaders).filter((name) => args.includes(name));
  const wanted = args.includes('help') || named.length === 0 ? Object.keys(loaders) : named;
  return wanted.map((name) => loaders[name]!);
}
