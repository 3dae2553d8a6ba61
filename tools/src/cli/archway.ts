import { Command } from 'commander';
import { loadersFor } from './commands/loaders.ts';
import { explain, exitCodeOf } from './problem.ts';

/** `archway`: what a team needs to own a remote, and the files of dentistry on the command line. Exit codes: 0 done, 1 refused or in conflict, 2 could not be tried. */
const program = new Command('archway')
  .description(
    'Deploys remotes to a running Archway and decides which builds are live; reads and converts dental files.',
  )
  .option('--url <url>', 'the running server (ARCHWAY_URL)', process.env['ARCHWAY_URL'] ?? 'http://localhost:8080')
  .option(
    '--token <token>',
    'the deploy token (ARCHWAY_DEPLOY_TOKEN; for a local server it is read from its data folder)',
  )
  .showHelpAfterError()
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : 2);
  });

for (const load of loadersFor(process.argv.slice(2))) program.addCommand((await load()).copyInheritedSettings(program));

try {
  await program.parseAsync();
} catch (error) {
  console.error(explain(error));
  process.exitCode = exitCodeOf(error);
}
