import { Command } from 'commander';
import { buildCommand } from './commands/build.ts';
import { convertCommand } from './commands/convert.ts';
import { deployCommand } from './commands/deploy.ts';
import { doctorCommand } from './commands/doctor.ts';
import { inspectCommand } from './commands/inspect.ts';
import { listCommand } from './commands/list.ts';
import { newRemoteCommand } from './commands/new-remote.ts';
import { packCommand } from './commands/pack.ts';
import { pinCommand } from './commands/pin.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { unpackCommand } from './commands/unpack.ts';
import { unpinCommand } from './commands/unpin.ts';
import { versionsCommand } from './commands/versions.ts';
import { withdrawCommand } from './commands/withdraw.ts';
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

for (const command of [
  newRemoteCommand(),
  buildCommand(),
  deployCommand(),
  pinCommand(),
  rollbackCommand(),
  unpinCommand(),
  withdrawCommand(),
  versionsCommand(),
  doctorCommand(),
  listCommand(),
  inspectCommand(),
  convertCommand(),
  packCommand(),
  unpackCommand(),
])
  program.addCommand(command.copyInheritedSettings(program));

try {
  await program.parseAsync();
} catch (error) {
  console.error(explain(error));
  process.exitCode = exitCodeOf(error);
}
