import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifest } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { rootFolder } from '../../../paths.ts';
import { deployAndPin, hostRecord, remoteRecord, testBuild } from './builds.fixture.ts';

/** What the remotes of this repository really declare. */
export const declaredManifests = (): RemoteManifest[] =>
  readdirSync(join(rootFolder, 'remotes'))
    .map((name) => join(rootFolder, 'remotes', name, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => remoteManifest.parse(JSON.parse(readFileSync(file, 'utf8'))));

/** Makes builds live that declare the same, without their screens. @param api with a deploy token for every remote */
export async function deployDeclared(api: TestClient): Promise<void> {
  await deployAndPin(api, testBuild(hostRecord()));
  for (const manifest of declaredManifests())
    await deployAndPin(api, testBuild(remoteRecord(manifest.name, { manifest })));
}
