import { Command } from 'commander';
import { endpoints } from '@archway/contracts';
import { type BuildFolder, readBuildFolder } from '../build-folder.ts';
import { printFindings } from '../findings.ts';
import { type Server, serverOf } from '../server.ts';
import { build } from './build.ts';
import { pin } from './pin.ts';

const PARALLEL_UPLOADS = 4;

interface Options {
  readonly build: boolean;
  readonly pin: boolean;
  readonly channel: string;
  readonly dir?: string;
}

const { platform } = endpoints;

async function uploadAll(
  server: Server,
  name: string,
  version: string,
  folder: BuildFolder,
  missing: readonly string[],
) {
  const queue = [...missing];
  const params = { name, version };
  const worker = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      await server.call(platform.uploadFile, { params, body: { file, base64: folder.read(file).toString('base64') } });
  };
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, worker));
}

async function deploy(server: Server, name: string, folder: BuildFolder): Promise<string> {
  const params = { name };
  const { record, files } = folder;
  const { version, missing, findings } = await server.call(platform.beginDeploy, { params, body: { record, files } });
  const all = Object.keys(files).length;
  console.log(`${name} ${version}: ${all} files, ${missing.length} to upload`);
  if (findings.length > 0) console.log('The doctor says of going live now:');
  printFindings(findings);
  await uploadAll(server, name, version, folder, missing);
  await server.call(platform.finishDeploy, { params: { name, version }, body: {} });
  console.log(`Deployed ${name} ${version} to ${server.url}`);
  return version;
}

async function isLive(server: Server, name: string, version: string, channel: string): Promise<boolean> {
  const { host, remotes } = await server.call(platform.remotes, { query: { channel } });
  const live = name === 'host' ? host?.version : remotes.find((remote) => remote.name === name)?.current.version;
  return live === version;
}

export const deployCommand = (): Command =>
  new Command('deploy')
    .description('uploads the build of a remote, or of the host, to the registry of the running server')
    .argument('<remote>')
    .option('--build', 'builds first if the sources changed', false)
    .option('--pin', 'makes it live at once', false)
    .option('--channel <channel>', 'where it goes live: stable, canary or tenant:<name>', 'stable')
    .option('--dir <folder>', 'the build, if it is not in the dist folder of the package')
    .action(async (name: string, options: Options, command: Command) => {
      if (options.build) await build(name, false);
      const server = serverOf(command);
      const version = await deploy(server, name, readBuildFolder(name, options.dir));
      if (options.pin) await pin(server, [{ name, version }], options.channel);
      else if (await isLive(server, name, version, options.channel))
        console.log(`It is live on ${options.channel} already.`);
      else console.log(`It is not live yet: archway pin ${name} ${version}`);
    });
