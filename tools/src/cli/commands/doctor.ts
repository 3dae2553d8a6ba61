import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { type BuildFolder, readBuildFolder } from '../build-folder.ts';
import { printFindings } from '../findings.ts';
import { serverOf } from '../server.ts';
import { build } from './build.ts';

interface Options {
  readonly channel: string;
  readonly dir?: string;
  readonly build: boolean;
}

/** What the build really has counts, whatever its record says. */
const recordOf = ({ record, exposes }: BuildFolder): Record<string, unknown> =>
  exposes ? { ...record, exposes } : record;

export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('says what conflicts: of everything that is live, or of a build before it is deployed')
    .argument('[remote]')
    .option('--channel <channel>', 'what to compare with: stable, canary or tenant:<name>', 'stable')
    .option('--dir <folder>', 'the build, if it is not in the dist folder of the package')
    .option('--build', 'builds first if the sources changed', false)
    .action(async (name: string | undefined, options: Options, command: Command) => {
      if (name !== undefined && options.build) await build(name, false);
      const record = name === undefined ? undefined : recordOf(readBuildFolder(name, options.dir));
      const { channel } = options;
      const { findings } = await serverOf(command).call(endpoints.platform.doctor, {
        body: { channel, ...(record ? { record } : {}) },
      });
      const what = name === undefined ? `What is live on ${channel}` : `${name} against what is live on ${channel}`;
      console.log(findings.length === 0 ? `${what}: no conflicts` : `${what}:`);
      if (printFindings(findings)) process.exitCode = 1;
    });
